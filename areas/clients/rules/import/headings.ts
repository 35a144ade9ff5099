import { wordsOf } from '#shell/common/normalize-text.ts';
import type { ColumnContent } from '../../contract/import.ts';
import { nameOrderIn } from './names.ts';

const headings: Record<ColumnContent, readonly string[]> = {
  name: ['nome', 'name', 'first name', 'firstname', 'given name', 'nome di battesimo'],
  surname: ['cognome', 'surname', 'last name', 'lastname', 'family name'],
  fullName: [
    ...['nome completo', 'nominativo', 'full name', 'fullname', 'client name', 'nome cliente'],
    ...['cliente', 'client', 'paziente', 'patient', 'atleta', 'athlete'],
  ],
  email: [
    ...[
      'email',
      'e mail',
      'mail',
      'posta',
      'posta elettronica',
      'indirizzo email',
      'indirizzo e mail',
      'indirizzo mail',
    ],
    ...['email address', 'e mail address', 'mail address', 'e mail 1 value'],
  ],
  phone: [
    ...['telefono', 'tel', 'cellulare', 'cell', 'numero', 'numero di telefono', 'numero di cellulare', 'n telefono'],
    ...['phone', 'phone number', 'mobile', 'mobile phone', 'mobile number', 'telephone', 'whatsapp', 'phone 1 value'],
  ],
  birthDate: [
    ...['data di nascita', 'data nascita', 'nascita', 'nato il', 'nata il', 'nato a il', 'compleanno'],
    ...['birth date', 'birthdate', 'date of birth', 'dob', 'birthday', 'born'],
  ],
  type: [
    ...['tipo', 'tipo di cliente', 'tipo cliente', 'tipologia', 'categoria'],
    ...['type', 'client type', 'type of client', 'category'],
  ],
  gender: ['sesso', 'genere', 'sex', 'gender'],
  heightCm: ['altezza', 'altezza cm', 'altezza in cm', 'altezza m', 'statura', 'height', 'height cm', 'height in cm'],
  locale: ['lingua', 'lingua preferita', 'language', 'preferred language', 'lang', 'locale'],
  goal: [
    ...['obiettivo', 'obiettivi', 'obiettivo principale', 'finalita'],
    ...['goal', 'goals', 'main goal', 'primary goal', 'fitness goal', 'fitness goals', 'objective', 'objectives'],
  ],
  subscriptionEnd: [
    ...['fine abbonamento', 'fine dell abbonamento', 'scadenza', 'scadenza abbonamento', 'data scadenza'],
    ...['data di scadenza', 'data fine', 'abbonamento fino al', 'scade il', 'fine percorso'],
    ...['subscription end', 'subscription end date', 'end of subscription', 'subscription expires', 'end date'],
    ...['expiry', 'expiry date', 'expiration', 'expiration date', 'expires', 'membership end', 'renewal date'],
  ],
  note: [
    ...['note', 'nota', 'annotazioni', 'osservazioni', 'commenti', 'note sul cliente'],
    ...['notes', 'comments', 'client notes', 'coach notes', 'private notes', 'internal notes'],
  ],
};

const contentOf = new Map(
  Object.entries(headings).flatMap(([content, names]) => names.map((name) => [name, content as ColumnContent])),
);

/** What each column contains, by its heading; null for a heading that is not known or occurs again. */
export type HeaderColumns = readonly (ColumnContent | null)[];

/**
 * Parses a row as the header of a table of clients, in Italian or English. Null when it is none: a header names the column of
 * e-mails, or at least two columns, and contains no e-mail.
 */
export function parseClientHeader(cells: readonly string[]): HeaderColumns | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns = cells.map(contentIn);
  const unique = columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
  const known = unique.filter((column) => column !== null);
  return known.includes('email') || known.length >= 2 ? unique : null;
}

function contentIn(heading: string): ColumnContent | null {
  return contentOf.get(wordsOf(heading).join(' ')) ?? (nameOrderIn(heading) && 'fullName');
}
