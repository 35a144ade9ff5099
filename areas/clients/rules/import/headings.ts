import { wordsOf } from '#shell/common/normalize-text.ts';

/** What a column of a table of clients contains. `fullName`: name and surname in one cell. */
export type ClientColumn = 'name' | 'surname' | 'fullName' | 'email' | 'phone' | 'birthDate' | 'type';

const headings: Record<ClientColumn, readonly string[]> = {
  name: ['nome', 'name', 'first name', 'firstname', 'given name', 'nome di battesimo'],
  surname: ['cognome', 'surname', 'last name', 'lastname', 'family name'],
  fullName: [
    ...['nome e cognome', 'cognome e nome', 'nome cognome', 'cognome nome', 'nome completo', 'nominativo'],
    ...['full name', 'fullname', 'cliente', 'client', 'paziente', 'patient', 'atleta', 'athlete'],
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
    ...['data di nascita', 'data nascita', 'nascita', 'nato il', 'nata il', 'compleanno'],
    ...['birth date', 'birthdate', 'date of birth', 'dob', 'birthday', 'born'],
  ],
  type: [
    ...['tipo', 'tipo di cliente', 'tipo cliente', 'tipologia', 'categoria'],
    ...['type', 'client type', 'type of client', 'category'],
  ],
};

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) => names.map((name) => [name, column as ClientColumn])),
);

/** What each column contains, by its heading; null for a heading that is not known or occurs again. */
export type HeaderColumns = readonly (ClientColumn | null)[];

/**
 * Parses a row as the header of a table of clients, in Italian or English. Null when it is none: a header names the column of
 * e-mails, or at least two columns, and contains no e-mail.
 */
export function parseClientHeader(cells: readonly string[]): HeaderColumns | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns = cells.map((cell) => columnOf.get(wordsOf(cell).join(' ')) ?? null);
  const unique = columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
  const known = unique.filter((column) => column !== null);
  return known.includes('email') || known.length >= 2 ? unique : null;
}
