import { type ImportedRow, type ImportedWeek, type importNotices, importLimits } from '../../contract/import.ts';
import { isEmpty, type Outline } from './outline.ts';
import { countWeeks, leftOutWeeks, placesOf, weeksOf, withCopiedWeeks } from './numbered-weeks.ts';
import { holdsPrescription } from './set-schemes.ts';
import { withSetParts } from './set-parts.ts';
import { type ParsedRow, hasAmount } from './values.ts';
import { limits } from '../../contract/document.ts';

interface Notice {
  code: (typeof importNotices)[number];
  values: string[];
}

/** The parsed weeks, or why the text or table is not a program. */
export type ImportParseResult =
  | { kind: 'read'; title: string; weeks: ImportedWeek[]; notices: Notice[] }
  | { kind: 'empty' }
  | { kind: 'training-log' }
  | { kind: 'too-many-lines'; lines: number }
  | { kind: 'too-many-weeks'; weeks: number };

export function toParseResult(
  outline: Outline,
  { title, notices }: { title: string; notices: Notice[] },
): ImportParseResult {
  const { weeks: outlined, copied } = withCopiedWeeks(outline.weeks);
  const places = placesOf(outlined);
  const count = countWeeks(places);
  if (count === 0) return { kind: 'empty' };
  if (count > limits.weeks) return { kind: 'too-many-weeks', weeks: count };
  const weeks = weeksOf(places);
  const lines = rowsOf(weeks).length;
  if (lines > importLimits.lines) return { kind: 'too-many-lines', lines };
  const missing = places.flatMap((weekPlace) => weekPlace.missing);
  const freeDays = [...outline.freeDays].flatMap(([day, name]) => (isEmpty(day) ? [name] : []));
  const found: Notice[] = [
    { code: 'weeks_copied', values: copied },
    { code: 'weeks_missing', values: missing.map(String) },
    { code: 'weeks_left_out', values: leftOutWeeks(outlined, missing) },
    { code: 'days_free', values: [...new Set(freeDays)] },
  ];
  const shown = found.filter(({ values }) => values.length > 0);
  return { kind: 'read', title, weeks, notices: [...notices, ...shown] };
}

export function rowsOf(weeks: readonly ImportedWeek[]): ImportedRow[] {
  return weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ rows }) => rows)));
}

/** A line of the text or a row of a sheet, numbered from 1. */
export interface Line {
  number: number;
  sheet: string | null;
  text: string;
  /** The line as written, when the text is not. */
  written?: string;
}

/** Adds the source line to a parsed row and truncates long texts. */
export function toImportedRow(parsed: ParsedRow, line: Line): ImportedRow {
  const { supersetMark: _, ...row } = withSetParts(parsed);
  const notices = new Set(row.notices);
  if (row.info.length > 2000 || line.text.length > importLimits.lineCharacters) notices.add('cut');
  if (holdsPrescription(row.info) || isUnlikely(row) || /\d\s*x\s*$/.test(row.name)) notices.add('kept_as_note');
  if (!hasAmount(row) && row.type === 'reps' && !notices.has('formula')) notices.add('no_values');
  return {
    ...row,
    info: row.info.slice(0, 2000),
    line: line.number,
    sheet: line.sheet,
    text: (line.written ?? line.text).slice(0, importLimits.lineCharacters),
    isLeftOut: false,
    notices: [...notices],
  };
}

const mostReps = 60;

/** More repetitions than a set has may be a load: `5x100`. */
function isUnlikely({ type, sets, reps, weight }: Omit<ParsedRow, 'supersetMark'>): boolean {
  return type === 'reps' && sets !== null && weight === '' && Number(reps) >= mostReps;
}

/** Marks a row that could not be parsed: it is excluded from the import unless the coach includes it. */
export function excludedRow(row: ImportedRow): ImportedRow {
  const notices = row.notices.filter((notice) => notice !== 'no_values');
  return { ...row, isLeftOut: true, joinsSuperset: false, notices: [...notices, 'not_understood'] };
}
