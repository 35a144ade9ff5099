/** An Italian article or preposition before a number that is spoken with a vowel: 8, 80, 800 and 11. */
const beforeVowel = /\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/gi;

const elided: Record<string, string> = { i: "l'", I: "L'" };

/** The Italian text with elisions: `l'8 dic` for `il 8 dic`, `dall'11` for `dal 11`. */
export function withElisions(text: string): string {
  return text.replace(beforeVowel, (_, start: string) => elided[start] ?? `${start}ll'`);
}

interface TextOptions {
  /** The language that was asked for; undefined for the present one. */
  lng?: string;
}

/** Plugin of i18next that elides Italian texts after their values were filled in: a text does not know the day of its date. */
export const elisions = {
  type: 'postProcessor' as const,
  name: 'elisions',
  process: (text: string, _key: string | string[], { lng }: TextOptions, { language }: { language: string }) =>
    (lng ?? language) === 'it' ? withElisions(text) : text,
};
