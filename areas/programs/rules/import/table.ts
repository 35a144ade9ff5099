import { importLimits } from '../../contract/import.ts';
import { effortColumn, parseCells } from './cells.ts';
import {
  type Header,
  parseHeader,
  type TableColumn,
  hasOtherNumbers,
  headerWithoutHeadings,
  isDoneInWeek,
  notesIn,
  weekNumbersIn,
  weeksInHeader,
  withOrderColumn,
} from './columns.ts';
import { type Heading, isWeek, parseHeadings, undecorated } from './headings.ts';
import { type ImportParseResult, toParseResult, toImportedRow, type Line, excludedRow } from './parse-result.ts';
import { targetsBySet } from '../set-targets.ts';
import { splitSchemes } from './set-schemes.ts';
import type { BareLoads } from './line-parser.ts';
import { nameOnly, parseLine } from './line.ts';
import { hasLoadInKg } from './unmarked-load.ts';
import { joinsMark, parseMark } from './superset-marks.ts';
import { addNote, addRow, closeWarmUp, newOutline, openHeading, openTitle, type Outline } from './outline.ts';
import { comparisonKey, looksLikeFormula, normalizeText } from './normalize.ts';
import { hasValues, type ParsedRow } from './values.ts';
import {
  endSuperset,
  findDayTitlesIn,
  findProgramTitleIn,
  isFilled,
  open,
  parseSingleCell,
  type Sheet,
  type SheetParser,
  addMarkedRow,
} from './single-cell.ts';

/** Separator of the cells of a row when it is shown as a line. */
const separator = ' · ';

/**
 * Parses the sheets of a file in order. Sheets without a header have the columns of `headerWithoutHeadings`. A sheet whose header
 * repeats its columns for each week is read once for each week. `isTyped`: the rows were typed in the editor.
 */
export function parseTable(sheets: readonly Sheet[], isTyped = false): ImportParseResult {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const lines = filled.reduce((sum, { rows }) => sum + rows.filter(isFilled).length, 0);
  if (lines > importLimits.lines) return { kind: 'too-many-lines', lines };
  const outline = newOutline();
  const hasKg = filled.some(({ rows }) => rows.some((cells) => cells.some(hasLoadInKg)));
  const bareLoads = isTyped ? 'typed' : hasKg ? 'beside-kg' : 'alone';
  const weeksOfSheet = new Map(filled.map((sheet) => [sheet, Math.max(1, ...sheet.rows.map(weeksInHeader))]));
  const weeks = Math.max(1, ...weeksOfSheet.values());
  const numbers = weekNumbersIn(
    filled.flatMap(({ rows }) => rows),
    weeks,
  );
  const parsers = numbers.flatMap((number, weekIndex) => {
    if (weeks > 1) openHeading(outline, { kind: 'week', from: number, to: number, title: '' });
    const ofWeek = filled.filter((sheet) => weekIndex < (weeksOfSheet.get(sheet) ?? 1));
    return ofWeek.map((sheet) =>
      parseSheet(outline, sheet, {
        weekIndex,
        weeks: weeksOfSheet.get(sheet) ?? 1,
        hasOtherSheets: filled.length > 1,
        bareLoads,
      }),
    );
  });
  closeWarmUp(outline);
  const unknown = [...new Set(parsers.flatMap(({ unknownHeadings }) => [...unknownHeadings]))];
  const withoutHeader = parsers.filter(({ hasHeader }) => !hasHeader);
  return toParseResult(outline, {
    title: parsers.map(({ title }) => title).find(Boolean) ?? '',
    notices: [
      ...(withoutHeader.length > 0
        ? [{ code: 'no_header' as const, values: withoutHeader.flatMap(({ sheet }) => sheet.name ?? []) }]
        : []),
      ...(unknown.length > 0 ? [{ code: 'columns_unused' as const, values: unknown }] : []),
    ],
  });
}

interface SheetOptions {
  /** Week whose columns are read, and the number of weeks with columns of their own. */
  weekIndex: number;
  weeks: number;
  hasOtherSheets: boolean;
  bareLoads: BareLoads;
}

function parseSheet(outline: Outline, sheet: Sheet, options: SheetOptions): SheetParser {
  const { weekIndex, weeks, hasOtherSheets, bareLoads } = options;
  const hasHeader = sheet.rows.slice(0, 30).some((row) => parseHeader(row) !== null);
  const position = { week: '', day: '', workout: '' };
  const header = hasHeader ? null : headerWithoutHeadings(sheet.rows);
  const parser: SheetParser = {
    ...{ outline, sheet, header, hasHeader, position, dayTitles: findDayTitlesIn(sheet) },
    programTitle: hasOtherSheets ? -1 : findProgramTitleIn(sheet),
    ...{ weekIndex, weeks, bareLoads, unknownHeadings: new Set(), title: '', section: '' },
    ...{ mark: '', group: '', inSuperset: false },
  };
  if (hasOtherSheets && sheet.name) openSheet(parser, sheet.name);
  for (const [index, cells] of sheet.rows.entries()) {
    const text = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(separator);
    parseRow(parser, cells, { number: index + 1, sheet: sheet.name, text });
  }
  return parser;
}

/** Starts a week or a day from the name of a sheet, unless it is a default name like "Foglio1". */
function openSheet({ outline }: SheetParser, name: string): void {
  const headings = parseHeadings(name);
  for (const heading of headings) openHeading(outline, heading);
  if (headings.length === 0 && !/^(?:foglio|sheet|tabelle|feuil)\s*\d*$/i.test(name.trim())) {
    openHeading(outline, { kind: 'day', label: comparisonKey(name), title: normalizeText(name) });
  }
}

function parseRow(parser: SheetParser, cells: readonly string[], line: Line): void {
  const header = parseHeader(cells, parser.weekIndex);
  if (header) {
    parser.header = withOrderColumn(header, { headings: cells, rows: parser.sheet.rows.slice(line.number) });
    for (const heading of parser.header.unknownHeadings) parser.unknownHeadings.add(heading);
    openCorner(parser, header.corner);
    return;
  }
  if (!isFilled(cells)) {
    endSuperset(parser);
    return;
  }
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (parser.weeks > 1 && isRowOfWeeks(cells)) {
    openCorner(parser, isWeek(filled[0] ?? '') ? '' : (filled[0] ?? ''));
    return;
  }
  if (filled.length === 1 && parseSingleCell(parser, filled[0] ?? '', line)) return;
  if (parser.header) parseExerciseRow(parser, parser.header, cells, line);
  else addRow(parser.outline, excludedRow(toImportedRow(nameOnly(line.text), line)));
}

/** Whether the row has the headings of weeks, above the columns of each, and at most one other text before them. */
function isRowOfWeeks(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  return (
    others.every(isWeek) &&
    (isWeek(first) || (others.length > 0 && (parseHeadings(first).length > 0 || /^\D*$/.test(first))))
  );
}

/** Starts the day or the workout that the text above the exercises names. */
function openCorner(parser: SheetParser, corner: string): void {
  if (corner.trim() === '') return;
  const headings = parseHeadings(corner);
  for (const heading of headings) open(parser, heading);
  if (headings.length > 0) return;
  endSuperset(parser);
  openTitle(parser.outline, undecorated(corner).slice(0, 120));
}

function parseExerciseRow(parser: SheetParser, header: Header, cells: readonly string[], line: Line): void {
  const cell = (column: TableColumn) => cells[header.columnIndexes.get(column) ?? -1]?.trim() ?? '';
  openPosition(parser, cell);
  const exercise = cell('exercise');
  const { notes, efforts } = effortsIn(notesIn(header, cells), { rir: cell('rir'), rpe: cell('rpe') });
  const note = normalizeText(notes.join(separator));
  const schemes = header.amountIsLine ? { line: cell('amount'), hasLoads: false } : schemesIn(header, cell);
  const parsed = parseCells(
    {
      ...{ sets: schemes ? '' : cell('sets'), amount: schemes ? '' : cell('amount') },
      ...{ weight: schemes?.hasLoads ? '' : cell('weight'), rest: cell('rest') },
      ...{ ...efforts, tut: cell('tut'), warmUp: cell('warmUp') },
    },
    header,
  );
  const rows = looksLikeFormula(exercise)
    ? [nameOnly(exercise)]
    : parseLine(`${exercise} ${schemes?.line ?? ''}`, parser.bareLoads);
  if (exercise === '' && !rows.some((row) => hasNumbers({ ...row, ...parsed.values }))) {
    parseRowWithoutName(parser, { header, cells, note, line });
    return;
  }
  if (parser.weeks > 1 && !isDoneInWeek(header, cells)) return;
  const isFormula = [exercise, ...header.noteIndexes.map((index) => cells[index] ?? '')].some(looksLikeFormula);
  // An empty cell of the rest column is no rest; the default rest is for files that name none. Below a merged cell it is that of the
  // row above.
  const isWithoutRest = parser.hasHeader && header.columnIndexes.has('rest') && cell('rest') === '' && exercise !== '';
  for (const [index, row] of rows.entries()) {
    const replacedLoad = parsed.values.weight ? row.weight : '';
    const noteText = [row.info, replacedLoad, note, ...parsed.notes].filter(Boolean).join(separator);
    const notices = [...row.notices, ...parsed.notices, ...(isFormula ? ['formula' as const] : [])];
    const mark = row.supersetMark || parseMark(cell('superset')) || parseMark(cell('order'));
    const joins = index > 0 || joinsByCell(parser, cell('superset'), mark);
    const completeRow = { ...row, ...parsed.values, info: noteText, notices: [...new Set(notices)] };
    if (isWithoutRest && hasValues(completeRow)) completeRow.restSeconds ??= 0;
    addMarkedRow(parser, completeRow, { line, mark, joins });
  }
  if (exercise !== '') parser.group = comparisonKey(cell('superset'));
}

function hasNumbers({ sets, reps, value, weight, rpe, rir, tut, restSeconds }: ParsedRow): boolean {
  return /\d/.test([sets, reps, value, weight, rpe, rir, tut, restSeconds].join(' '));
}

type Efforts = Record<'rir' | 'rpe', string>;

/** Moves efforts such as `RIR 2` from the notes to their own columns, unless these have a value. */
function effortsIn(notes: readonly string[], cells: Efforts): { notes: string[]; efforts: Efforts } {
  const efforts = { ...cells };
  const others = notes.filter((note) => {
    const column = effortColumn(note);
    if (column === null || efforts[column] !== '') return true;
    efforts[column] = note.trim();
    return false;
  });
  return { notes: others, efforts };
}

/**
 * Returns a cell with several schemes of sets, `1x5 + 2x8`, as the text of a line; null for other cells. When the cell of the
 * load has as many loads as there are schemes, each scheme gets its own.
 */
function schemesIn(
  { loadUnit }: Header,
  cell: (column: TableColumn) => string,
): { line: string; hasLoads: boolean } | null {
  const written = [/\d\s*[x×]/i.test(cell('sets')) && cell('sets'), cell('amount')].filter(Boolean).join(' ');
  const schemes = splitSchemes(normalizeText(written.replaceAll(/\s*\n\s*(?=\d{1,2}\s*[x×*])/gi, ' + ')));
  if (schemes.length < 2) return null;
  const loads = targetsBySet(cell('weight')) ?? [];
  const hasLoads = loads.length === schemes.length;
  const loadText = (load = '') => (/^[\d.,]+$/.test(load) ? `${load} ${loadUnit}` : load);
  return {
    line: schemes.map((one, index) => (hasLoads ? `${one} @${loadText(loads[index])}` : one)).join(', '),
    hasLoads,
  };
}

/**
 * Whether the row joins the superset of the row above: by its mark, by the same group name or by a "yes" in the
 * superset column.
 */
function joinsByCell(parser: SheetParser, cell: string, mark: string): boolean {
  if (mark) return joinsMark(parser.mark, mark);
  const group = comparisonKey(cell);
  if (/^(?:si|yes|true|vero|1)$/.test(group) || cell === '+') return parser.group !== '';
  return group !== '' && !/^(?:no|false|falso|0)$/.test(group) && group === parser.group;
}

/** Starts a week, day or workout when its column has a new value. */
function openPosition(parser: SheetParser, cell: (column: TableColumn) => string): void {
  const { position, outline } = parser;
  const week = cell('week') || position.week;
  const day = cell('day') || position.day;
  const workout = cell('workout') || position.workout;
  const isNewWeek = week !== position.week;
  if (isNewWeek) open(parser, parseHeadings(week)[0] ?? weekHeading(week));
  const isNewDay = day !== '' && (isNewWeek || day !== position.day);
  if (isNewDay) open(parser, dayHeading(day));
  if (workout !== '' && (isNewWeek || isNewDay || workout !== position.workout)) {
    const title = parseHeadings(workout)[0]?.title || workout;
    if (day === '') open(parser, { kind: 'day', label: comparisonKey(workout), title });
    else openTitle(outline, title);
  }
  parser.position = { week, day, workout };
}

function weekHeading(cell: string): Heading {
  const range = /^(\d{1,2})(?:\s*[-/]\s*(\d{1,2}))?$/.exec(cell.trim());
  const from = Number(range?.[1] ?? 1);
  return { kind: 'week', from, to: Math.max(from, Number(range?.[2] ?? 0)), title: range ? '' : normalizeText(cell) };
}

function dayHeading(cell: string): Heading {
  const heading = parseHeadings(cell).find(({ kind }) => kind === 'day');
  const isNumber = /^\d{1,2}([.,]0)?$/.test(cell.trim());
  return heading ?? { kind: 'day', label: comparisonKey(cell), title: isNumber ? '' : normalizeText(cell) };
}

/**
 * Parses a row without an exercise and without numbers. A row with only a note adds it to the exercise above, one with the numbers of other
 * weeks is not of this week; any other row is excluded.
 */
function parseRowWithoutName(
  { outline, weeks }: SheetParser,
  { header, cells, note, line }: { header: Header; cells: readonly string[]; note: string; line: Line },
): void {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  if (note && filled === 1) addNote(outline, note);
  else if (filled > 0 && !(weeks > 1 && hasOtherNumbers(header, cells)))
    addRow(outline, excludedRow(toImportedRow(nameOnly(line.text), line)));
}
