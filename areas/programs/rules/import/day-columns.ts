import { parseHeader } from './columns.ts';
import { parseHeadings } from './headings.ts';

/**
 * The lines of a table whose columns are days, "Lunedì | Mercoledì | Venerdì", one day after the other. Rows above the days are
 * titles. Returns null for other tables, also when cells are outside the columns of the days.
 */
export function daysAsLines(rows: readonly (readonly string[])[]): string[] | null {
  const index = rows.slice(0, 10).findIndex(isRowOfDays);
  const headings = rows[index];
  if (!headings || rows.some((row) => parseHeader(row) !== null)) return null;
  const below = rows.slice(index + 1);
  const isOutside = (cell: string, column: number) => cell.trim() !== '' && (headings[column] ?? '').trim() === '';
  if (below.some((row) => row.some(isOutside) || isRowOfDays(row))) return null;
  const titles = rows.slice(0, index).map((row) => row.filter((cell) => cell.trim() !== '').join(' '));
  const days = headings.flatMap((heading, column) =>
    heading.trim() === '' ? [] : [heading, ...below.map((row) => (row[column] ?? '').replaceAll(/\s*\n\s*/g, ' ')), ''],
  );
  return [...titles, ...days];
}

function isRowOfDays(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length > 1 && filled.every((cell) => parseHeadings(cell)[0]?.kind === 'day');
}
