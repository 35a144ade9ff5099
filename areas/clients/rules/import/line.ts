import type { ListedColumn } from '../../contract/import.ts';
import { type CellParts, cellParts } from './cell-parts.ts';

/** What a line without a header can contain. */
const lineContents = ['fullName', 'email', 'phone', 'birthDate', 'type'] as const;
type LineClient = Record<(typeof lineContents)[number], string>;

/** The columns of clients that are listed without a header. */
export function lineColumns(clients: readonly LineClient[]): ListedColumn[] {
  return lineContents.map((content) => ({ heading: null, content, cells: clients.map((client) => client[content]) }));
}

/** The delimiter of the cells of one line without a header: the first of tab, semicolon and bar that occurs in it, otherwise a comma. */
export function lineDelimiter(line: string): string {
  return ['\t', ';', '|'].find((sign) => line.includes(sign)) ?? ',';
}

/**
 * The clients of one line without a header: usually one, several in a list of recipients such as
 * `Mario Rossi <mario@example.com>; Ida Neri <ida@example.com>`. A line without content has none.
 */
export function clientsInLine(cells: readonly string[], delimiter: string): LineClient[] {
  const parts = cells
    // Addresses that only a space separates.
    .flatMap((cell) => cell.split(/(?<=@\S+)\s+(?=.*@)/))
    .map(cellParts)
    .filter((cell) => Object.values(cell).some((part) => part !== ''));
  if (parts.length === 0) return [];
  return perClient(parts).map((own) => clientOf(own, delimiter));
}

/** A line with several e-mails has a client for each, which ends with its e-mail. */
function perClient(parts: readonly CellParts[]): CellParts[][] {
  const emails = parts.filter(({ email }) => email !== '').length;
  if (emails < 2) return [[...parts]];
  const clients: CellParts[][] = [];
  let own: CellParts[] = [];
  for (const part of parts) {
    own.push(part);
    if (part.email === '') continue;
    clients.push(own);
    own = [];
  }
  return own.length > 0 ? [...clients.slice(0, -1), [...(clients.at(-1) ?? []), ...own]] : clients;
}

/** Texts up to the e-mail are the name; those after it are the type, unless there is no name before it. */
function clientOf(parts: readonly CellParts[], delimiter: string): LineClient {
  const at = parts.findIndex(({ email }) => email !== '');
  const texts = (some: readonly CellParts[]) => some.map(({ text }) => text).filter(Boolean);
  const before = texts(at === -1 ? parts : parts.slice(0, at + 1));
  const after = texts(at === -1 ? [] : parts.slice(at + 1));
  const first = (name: keyof CellParts) => parts.find((part) => part[name] !== '')?.[name] ?? '';
  // Mail programs write `Rossi, Mario <mario@example.com>`. The comma says what the surname is.
  const isSurnameFirst = delimiter === ',' && before.length === 2 && at === 1 && parts[1]?.text !== '';
  const hasName = before.length > 0;
  return {
    fullName: (hasName ? before : after).join(isSurnameFirst ? ', ' : ' '),
    email: first('email'),
    phone: first('phone'),
    birthDate: first('birthDate'),
    type: hasName ? after.join(' ') : '',
  };
}
