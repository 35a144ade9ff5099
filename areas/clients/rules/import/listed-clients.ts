import type { ColumnContent, ListedColumn } from '../../contract/import.ts';
import { emailIn, withoutEmail } from './cell-parts.ts';
import { commaOrderIn, type NameOrder, nameInOrder, nameOrderIn } from './names.ts';

/** The texts of a client in a list, before the user corrects them. `type`: the name of a client type. */
export const listedFields = [
  ...(['name', 'email', 'phone', 'birthDate', 'gender', 'heightCm', 'locale', 'type'] as const),
  ...(['goal', 'subscriptionEnd', 'note'] as const),
] as const;
export type ListedField = (typeof listedFields)[number];
export type ListedClient = Record<ListedField, string>;

/** A longer cell is not searched for an e-mail. */
const searchedCharacters = 2000;

/** The clients of a list: the cells of its columns by what they contain. */
export function listedClients(columns: readonly ListedColumn[], nameOrder: NameOrder): ListedClient[] {
  const count = Math.max(0, ...columns.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, row) => clientIn(columns, row, nameOrder));
}

/** The column with name and surname in one cell. That is also a column of names without one of surnames. */
export function fullNameColumn(columns: readonly ListedColumn[]): ListedColumn | undefined {
  const find = (content: ColumnContent) => columns.find((column) => column.content === content);
  return find('fullName') ?? (find('surname') ? undefined : find('name'));
}

/** The order of the names that the heading of their column says; null when it does not, and without such a column. */
export function writtenNameOrder(columns: readonly ListedColumn[]): NameOrder | null {
  return nameOrderIn(fullNameColumn(columns)?.heading ?? '');
}

function clientIn(columns: readonly ListedColumn[], row: number, nameOrder: NameOrder): ListedClient {
  const cellOf = (content: ColumnContent) => columns.find((one) => one.content === content)?.cells[row] ?? '';
  const written = cellOf('email');
  const email = written.length > searchedCharacters ? null : emailIn(written);
  const { heading, cells } = fullNameColumn(columns) ?? { heading: null, cells: [] };
  const inOne = nameInOrder(cells[row] ?? '', nameOrder, commaOrderIn(heading ?? ''));
  const name = inOne || [cellOf('name'), cellOf('surname')].filter(Boolean).join(' ');
  return {
    name: name || (email ? nameInOrder(withoutEmail(written, email), nameOrder) : ''),
    email: email ?? written,
    phone: cellOf('phone'),
    birthDate: cellOf('birthDate'),
    gender: cellOf('gender'),
    heightCm: cellOf('heightCm'),
    locale: cellOf('locale'),
    type: cellOf('type'),
    goal: cellOf('goal'),
    subscriptionEnd: cellOf('subscriptionEnd'),
    note: cellOf('note'),
  };
}
