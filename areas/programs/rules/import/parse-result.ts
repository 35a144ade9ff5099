import { type ImportedRow, type ImportedWeek, type importNotices, importLimits } from '../../contract/import.ts';
import { countWeeks, type Outline, weeksOf } from './outline.ts';
import { type ParsedRow, hasValues } from './values.ts';
import { limits } from '../../contract/document.ts';

interface Notice {
  code: (typeof importNotices)[number];
  words: string[];
}

/** What a text or table holds, or why it cannot be a program. */
export type ImportParseResult =
  | { kind: 'read'; title: string; weeks: ImportedWeek[]; notices: Notice[] }
  | { kind: 'empty' }
  | { kind: 'too-many-lines'; lines: number }
  | { kind: 'too-many-weeks'; weeks: number };

export function toParseResult(
  outline: Outline,
  { title, notices }: { title: string; notices: Notice[] },
): ImportParseResult {
  const count = countWeeks(outline);
  if (count === 0) return { kind: 'empty' };
  if (count > limits.weeks) return { kind: 'too-many-weeks', weeks: count };
  const weeks = weeksOf(outline);
  const lines = rowsOf(weeks).length;
  if (lines > importLimits.lines) return { kind: 'too-many-lines', lines };
  return { kind: 'read', title, weeks, notices };
}

export function rowsOf(weeks: readonly ImportedWeek[]): ImportedRow[] {
  return weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ rows }) => rows)));
}

/** Where a line stands. */
export interface Line {
  number: number;
  sheet: string | null;
  text: string;
}

/** A read row with the line it came from, cut to what a row can hold. */
export function toImportedRow({ supersetMark: _, ...row }: ParsedRow, line: Line): ImportedRow {
  const notices = new Set(row.notices);
  if (row.info.length > 2000 || line.text.length > importLimits.lineCharacters) notices.add('cut');
  if (!hasValues(row) && !notices.has('formula')) notices.add('no_values');
  return {
    ...row,
    info: row.info.slice(0, 2000),
    line: line.number,
    sheet: line.sheet,
    text: line.text.slice(0, importLimits.lineCharacters),
    isLeftOut: false,
    notices: [...notices],
  };
}

/** What nobody could read stays in its place, left out until the coach takes it in. */
export function excludedRow(row: ImportedRow): ImportedRow {
  const notices = row.notices.filter((notice) => notice !== 'no_values');
  return { ...row, isLeftOut: true, joinsSuperset: false, notices: [...notices, 'not_understood'] };
}
