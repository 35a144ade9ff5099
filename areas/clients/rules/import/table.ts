import type { ClientListPreview, ListedClient } from '../../contract/import.ts';
import { emailIn, withoutEmail } from './cell-parts.ts';
import type { ClientColumn, HeaderColumns } from './headings.ts';

/** The clients of the rows below a header. Rows without any content are left out. */
export function parseClientTable(
  columns: HeaderColumns,
  header: readonly string[],
  rows: string[][],
): ClientListPreview {
  const unusedColumns = header.filter((heading, index) => columns[index] === null && heading.trim() !== '');
  const clients = rows.map((cells) => clientIn(cells, columns));
  return { clients: clients.filter((client) => Object.values(client).some((text) => text !== '')), unusedColumns };
}

function clientIn(cells: readonly string[], columns: HeaderColumns): ListedClient {
  const cellOf = (column: ClientColumn) => {
    const index = columns.indexOf(column);
    return index === -1 ? '' : (cells[index] ?? '').trim();
  };
  const typed = cellOf('email');
  const email = emailIn(typed);
  const names = [cellOf('fullName'), cellOf('name'), cellOf('surname')].filter(Boolean);
  return {
    name: names.join(' ') || (email ? withoutEmail(typed, email) : ''),
    email: email ?? typed,
    phone: cellOf('phone'),
    birthDate: cellOf('birthDate'),
    type: cellOf('type'),
  };
}
