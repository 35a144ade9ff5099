import { importLimits } from '../../contract/import.ts';
import { parseCells } from './cells.ts';
import { type Header, parseHeader, type TableColumn, defaultHeader } from './columns.ts';
import { type Heading, opensSuperset, parseHeadings, undecorated } from './headings.ts';
import { type ImportParseResult, toParseResult, toImportedRow, type Line, excludedRow } from './parse-result.ts';
import { nameOnly, parseLine } from './line.ts';
import { joinsMark, parseMark } from './superset-marks.ts';
import { addNote, addRow, newOutline, openHeading, openTitle, type Outline } from './outline.ts';
import { comparisonKey, looksLikeFormula, normalizeText } from './normalize.ts';
import { type ParsedRow, hasValues } from './values.ts';

/** Rows of text cells; `name` is the sheet's, null for a file that is one table. */
export interface Sheet {
  name: string | null;
  rows: readonly (readonly string[])[];
}

/** The cells of a row as a line shows them. */
const between = ' · ';

interface Reading {
  outline: Outline;
  sheet: Sheet;
  header: Header | null;
  hasHeader: boolean;
  unused: Set<string>;
  title: string;
  /** What the week, day and workout columns said last: an empty cell below says the same. */
  place: Record<'week' | 'day' | 'workout', string>;
  mark: string;
  group: string;
  inSuperset: boolean;
}

/** Reads the sheets of a file one after the other, by the words of their header or, without one, in the usual order. */
export function parseTable(sheets: readonly Sheet[]): ImportParseResult {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const lines = filled.reduce((sum, { rows }) => sum + rows.filter(isFilled).length, 0);
  if (lines > importLimits.lines) return { kind: 'too-many-lines', lines };
  const outline = newOutline();
  const readings = filled.map((sheet) => readSheet(outline, sheet, filled.length > 1));
  const unused = [...new Set(readings.flatMap((reading) => [...reading.unused]))];
  const guessed = readings.filter(({ hasHeader }) => !hasHeader);
  return toParseResult(outline, {
    title: readings.map(({ title }) => title).find(Boolean) ?? '',
    notices: [
      ...(guessed.length > 0
        ? [{ code: 'no_header' as const, words: guessed.flatMap(({ sheet }) => sheet.name ?? []) }]
        : []),
      ...(unused.length > 0 ? [{ code: 'columns_unused' as const, words: unused }] : []),
    ],
  });
}

function readSheet(outline: Outline, sheet: Sheet, isOneOfMany: boolean): Reading {
  const hasHeader = sheet.rows.slice(0, 30).some((row) => parseHeader(row) !== null);
  const place = { week: '', day: '', workout: '' };
  const header = hasHeader ? null : defaultHeader;
  const reading: Reading = {
    ...{ outline, sheet, header, hasHeader, place },
    ...{ unused: new Set(), title: '', mark: '', group: '', inSuperset: false },
  };
  if (isOneOfMany && sheet.name) openSheet(reading, sheet.name);
  for (const [index, cells] of sheet.rows.entries()) {
    const text = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(between);
    readNext(reading, cells, { number: index + 1, sheet: sheet.name, text });
  }
  return reading;
}

/** Sheets called "Foglio1" say nothing; all other names open a week, a day or a workout. */
function openSheet({ outline }: Reading, name: string): void {
  const headings = parseHeadings(name);
  for (const heading of headings) openHeading(outline, heading);
  if (headings.length === 0 && !/^(?:foglio|sheet|tabelle|feuil)\s*\d*$/i.test(name.trim())) {
    openHeading(outline, { kind: 'day', label: comparisonKey(name), words: normalizeText(name) });
  }
}

function readNext(reading: Reading, cells: readonly string[], line: Line): void {
  const header = parseHeader(cells);
  if (header) {
    reading.header = header;
    for (const heading of header.unknownHeadings) reading.unused.add(heading);
    return;
  }
  if (!isFilled(cells)) {
    reading.mark = '';
    reading.inSuperset = false;
    return;
  }
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 1 && readWords(reading, filled[0] ?? '', line)) return;
  if (reading.header) readExerciseRow(reading, reading.header, cells, line);
  else addRow(reading.outline, excludedRow(toImportedRow(nameOnly(line.text), line)));
}

/** A row with one cell: a heading, a title above the table, a line of plain text. False when it is an exercise's name. */
function readWords(reading: Reading, cell: string, line: Line): boolean {
  const { outline } = reading;
  if (looksLikeFormula(cell)) return false;
  const headings = parseHeadings(cell);
  for (const heading of headings) open(reading, heading);
  if (headings.length > 0) return true;
  if (opensSuperset(cell)) {
    reading.inSuperset = true;
    reading.mark = '';
    return true;
  }
  const rows = parseLine(cell);
  if (rows.some(hasValues)) {
    for (const row of rows) addRow(outline, toImportedRow(row, line));
    return true;
  }
  const next = reading.sheet.rows.slice(line.number).find(isFilled) ?? [];
  const isTitle = parseHeader(next) !== null || (cell.trim().length <= 60 && isAboveOthers(reading, line));
  if (!isTitle) return false;
  if (!reading.header && line.number === 1) reading.title = undecorated(cell).slice(0, 120);
  else openTitle(outline, undecorated(cell));
  return true;
}

/** A name alone, with an empty row or nothing above it and a full row below. */
function isAboveOthers({ sheet }: Reading, { number }: Line): boolean {
  const above = sheet.rows[number - 2] ?? [];
  const below = sheet.rows[number] ?? [];
  return !isFilled(above) && below.filter((cell) => cell.trim() !== '').length > 1;
}

function open(reading: Reading, heading: Heading): void {
  openHeading(reading.outline, heading);
  reading.mark = '';
  reading.inSuperset = false;
}

function readExerciseRow(reading: Reading, header: Header, cells: readonly string[], line: Line): void {
  const cell = (column: TableColumn) => cells[header.columnIndexes.get(column) ?? -1]?.trim() ?? '';
  openPlace(reading, cell);
  const typed = cell('exercise');
  const note = normalizeText(cell('note'));
  if (typed === '') {
    readWithoutName(reading, { cells, note, line });
    return;
  }
  const read = parseCells(
    {
      ...{ sets: cell('sets'), amount: cell('amount'), weight: cell('weight'), rest: cell('rest') },
      ...{ rir: cell('rir'), rpe: cell('rpe'), tut: cell('tut') },
    },
    header,
  );
  const isFormula = [typed, cell('note')].some(looksLikeFormula);
  const names = looksLikeFormula(typed) ? [nameOnly(typed)] : parseLine(typed);
  for (const [index, named] of names.entries()) {
    const info = [named.info, note, ...read.notes].filter(Boolean).join(between);
    const notices = [...named.notices, ...read.notices, ...(isFormula ? ['formula' as const] : [])];
    const row: ParsedRow = { ...named, ...read.values, info, notices: [...new Set(notices)] };
    const mark = named.supersetMark || parseMark(cell('superset')) || parseMark(cell('order'));
    const joins =
      index > 0 || named.joinsSuperset || joinsByCell(reading, cell('superset'), mark) || reading.inSuperset;
    addRow(reading.outline, toImportedRow({ ...row, joinsSuperset: joins }, line));
    reading.mark = mark;
  }
  reading.group = comparisonKey(cell('superset'));
}

/** Marks A1, A2; the same word in the cells of a group; or a yes, which goes with the row above. */
function joinsByCell(reading: Reading, cell: string, mark: string): boolean {
  if (mark) return joinsMark(reading.mark, mark);
  const group = comparisonKey(cell);
  if (/^(?:si|yes|true|vero|1)$/.test(group) || cell === '+') return reading.group !== '';
  return group !== '' && !/^(?:no|false|falso|0)$/.test(group) && group === reading.group;
}

/** Week, day and workout columns open what they name when it changes. */
function openPlace(reading: Reading, cell: (column: TableColumn) => string): void {
  const { place, outline } = reading;
  const [week, day, workout] = [cell('week') || place.week, cell('day') || place.day, cell('workout') || place.workout];
  const isNewWeek = week !== place.week;
  if (isNewWeek) open(reading, parseHeadings(week)[0] ?? weekNamed(week));
  const isNewDay = day !== '' && (isNewWeek || day !== place.day);
  if (isNewDay) open(reading, dayNamed(day));
  if (workout !== '' && (isNewWeek || isNewDay || workout !== place.workout)) {
    const label = parseHeadings(workout)[0]?.words || workout;
    if (day === '' && !isNewDay) open(reading, { kind: 'day', label: comparisonKey(workout), words: label });
    else openTitle(outline, label);
  }
  reading.place = { week, day, workout };
}

function weekNamed(cell: string): Heading {
  const range = /^(\d{1,2})(?:\s*[-/]\s*(\d{1,2}))?$/.exec(cell.trim());
  const from = Number(range?.[1] ?? 1);
  return { kind: 'week', from, to: Math.max(from, Number(range?.[2] ?? 0)), words: range ? '' : normalizeText(cell) };
}

function dayNamed(cell: string): Heading {
  const known = parseHeadings(cell).find(({ kind }) => kind === 'day');
  const isNumber = /^\d{1,2}([.,]0)?$/.test(cell.trim());
  return known ?? { kind: 'day', label: comparisonKey(cell), words: isNumber ? '' : normalizeText(cell) };
}

/** A note below an exercise belongs to it; figures without a name stay as a line that is left out. */
function readWithoutName(
  { outline }: Reading,
  { cells, note, line }: { cells: readonly string[]; note: string; line: Line },
): void {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (note && filled === 1) addNote(outline, note);
  else if (filled > 0) addRow(outline, excludedRow(toImportedRow(nameOnly(line.text), line)));
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}
