import { clientImportLimits, type ListedColumn } from '../../contract/import.ts';
import type { HeaderColumns } from './headings.ts';

/** The columns below a header, with those that have no heading. Rows without content in a known column are left out. */
export function parseClientTable(
  contents: HeaderColumns,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ListedColumn[] {
  const clients = rows.filter((cells) => contents.some((content, at) => content !== null && cells[at]?.trim()));
  const width = Math.max(header.length, ...clients.map((cells) => cells.length));
  return Array.from({ length: Math.min(width, clientImportLimits.columns) }, (_, at) => ({
    heading: (header[at] ?? '').trim(),
    content: contents[at] ?? null,
    cells: clients.map((cells) => (cells[at] ?? '').trim()),
  }));
}
