import type { Language } from '#shell/common/fields.ts';

/**
 * The words of the dietitian variant. In both languages the new word takes the articles, prepositions and endings of the old one:
 * “cliente” and “paziente” begin with a consonant, end with -e in both genders and have the plural in -i; “a client” is
 * “a patient”. `npm run texts` reports a text with another form of the word.
 */
const patientWords: Record<Language, Readonly<Record<string, string>>> = {
  it: { cliente: 'paziente', clienti: 'pazienti', Cliente: 'Paziente', Clienti: 'Pazienti' },
  en: { client: 'patient', clients: 'patients', Client: 'Patient', Clients: 'Patients' },
};

/** A placeholder, whose name stays, or a word. */
const placeholderOrWord = /\{\{.*?\}\}|\p{L}+/gu;

/** The texts of one namespace with patients instead of clients. */
export function withPatients<Texts>(texts: Texts, language: Language): Texts {
  if (typeof texts === 'string')
    return texts.replaceAll(placeholderOrWord, (part) => patientWords[language][part] ?? part) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, withPatients(value as unknown, language)]),
  ) as Texts;
}
