import { headingIn, oneLine } from './table-cells.ts';
import { contentsOfHeadings } from './table-headings.ts';

const initials = 'l m m g v s d';
const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'];

/** A row whose cells are days or meals, which are the columns of a grid. */
export interface GridHeader {
  kind: 'day' | 'meal';
  /** The columns of each day or meal: the first with its foods, `end` after the last one that has no other. */
  groups: { name: string; start: number; end: number }[];
  row: readonly string[];
}

/** The header of a grid that a row is; null for other rows. Beside days or meals it may name quantities. */
export function gridHeaderOf(typed: readonly string[]): GridHeader | null {
  const row = withWeekdays(typed.map(oneLine));
  const headings = row.map((cell) => (cell === '' ? null : (headingIn(cell)?.kind ?? null)));
  const starts = [...headings.keys()].filter((index) => headings[index] !== null);
  const [first = -1] = starts;
  const kind = headings[first];
  if (!kind || starts.length < 2 || starts.some((index) => headings[index] !== kind)) return null;
  const named = contentsOfHeadings(row);
  if (row.some((cell, index) => index > first && cell !== '' && headings[index] === null && named[index] === null))
    return null;
  const groups = starts.map((start, at) => ({ name: row[start] ?? '', start, end: starts[at + 1] ?? row.length }));
  return { kind, groups, row };
}

/** The days for their first letters, `L M M G V S D`. */
function withWeekdays(row: readonly string[]): string[] {
  const start = row.findIndex((cell) => /^l$/i.test(cell));
  const letters = row.slice(start, start + weekdays.length).join(' ');
  if (start === -1 || letters.toLowerCase() !== initials) return [...row];
  return row.toSpliced(start, weekdays.length, ...weekdays);
}
