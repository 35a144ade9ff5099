import type { ImportedRow } from '../../contract/import.ts';
import { type Header, parseHeader } from './columns.ts';
import { type DayTitles, findDayTitles, type LineToSort } from './day-titles.ts';
import { type Heading, isMuscleHeading, isSupersetHeading, parseHeadings, roundsOf, undecorated } from './headings.ts';
import type { BareLoads } from './line-parser.ts';
import { parseLine } from './line.ts';
import { addNamelessRow } from './nameless-row.ts';
import { looksLikeFormula, normalizeText } from './normalize.ts';
import {
  addPendingNote,
  addRow,
  addWorkoutNote,
  hasOpenRows,
  lastRow,
  openHeading,
  openTitle,
  type Outline,
  setWarmUp,
} from './outline.ts';
import { type Line, toImportedRow } from './parse-result.ts';
import { findProgramTitle } from './program-title.ts';
import { isSentence } from './sentences.ts';
import { joinsMark } from './superset-marks.ts';
import { hasValues, type ParsedRow } from './values.ts';
import { isWarmUpNote, parseWarmUpLine } from './warm-up-line.ts';

/** Rows of text cells. `name` is the name of the sheet, null for a file without sheets. */
export interface Sheet {
  name: string | null;
  rows: readonly (readonly string[])[];
}

/** State of the parser of one sheet. */
export interface SheetParser {
  bareLoads: BareLoads;
  outline: Outline;
  sheet: Sheet;
  header: Header | null;
  hasHeader: boolean;
  weekIndex: number;
  weeks: number;
  unknownHeadings: Set<string>;
  title: string;
  dayTitles: DayTitles;
  /** Index of the row with the title of the program above exercises; -1 without one. */
  programTitle: number;
  /** Title of the last section, added to the note of the next row. */
  section: string;
  /** Last values of the week, day and workout columns; an empty cell repeats the value above. */
  position: Record<'week' | 'day' | 'workout', string>;
  /** Superset mark of the previous row, `A1`. */
  mark: string;
  /** Value of the superset column in the previous row. */
  group: string;
  /** Whether the rows follow a "Superset:" heading. */
  inSuperset: boolean;
}

export function endSuperset(parser: SheetParser): void {
  parser.mark = '';
  parser.inSuperset = false;
}

/**
 * Parses a row with one cell: a heading, a title or a line of text. Returns false when it may be the name of an
 * exercise.
 */
export function parseSingleCell(parser: SheetParser, cell: string, line: Line): boolean {
  const isNumber = /^\s*\d[\d.,]*\s*$/.test(cell);
  if (looksLikeFormula(cell) || (isNumber && exerciseAbove(parser, line))) return false;
  const headings = parseHeadings(cell);
  for (const heading of headings) open(parser, heading);
  if (headings.length > 0) return true;
  if (isSupersetHeading(cell)) {
    parser.inSuperset = true;
    if (roundsOf(cell) !== null) parser.section = undecorated(cell);
    parser.mark = '';
    return true;
  }
  const warmUp = parseWarmUpLine(normalizeText(cell));
  if (warmUp) {
    setWarmUp(parser.outline, { ...warmUp, text: normalizeText(cell) });
    return true;
  }
  if (isWarmUpNote(normalizeText(cell))) {
    addWorkoutNote(parser.outline, normalizeText(cell));
    return true;
  }
  const rows = parseLine(cell, parser.bareLoads);
  if (rows.some(hasValues)) {
    if (rows[0]?.name === '') return false;
    for (const row of rows)
      addMarkedRow(parser, row, { line, mark: row.supersetMark, joins: joinsMark(parser.mark, row.supersetMark) });
    return true;
  }
  if (parseTitle(parser, cell, line)) return true;
  if (!isSentence(cell)) return false;
  addWorkoutNote(parser.outline, normalizeText(cell));
  return true;
}

interface MarkedRow {
  line: Line;
  /** Superset mark of the row, `A1`; '' without one. */
  mark: string;
  /** Whether the row joins the superset of the row above by its mark or group. */
  joins: boolean;
}

/**
 * Adds a row to the workout, in the superset of the row above when it joins that. A row without a name is of the exercise above, whose
 * mark the next row follows.
 */
export function addMarkedRow(parser: SheetParser, row: ParsedRow, { line, mark, joins }: MarkedRow): void {
  const joinsSuperset = row.joinsSuperset || joins || parser.inSuperset;
  const imported = toImportedRow(withSection(parser, { ...row, joinsSuperset }), line);
  if (row.name === '') {
    const isOfOther = mark !== '' && mark !== parser.mark;
    addNamelessRow(parser.outline, imported, isOfOther ? null : exerciseAbove(parser, line));
    return;
  }
  addRow(parser.outline, imported);
  parser.mark = mark;
}

/** Returns the last row when all rows of the sheet between it and the line have texts but no exercise, as below a merged cell. */
function exerciseAbove({ outline, sheet, header }: SheetParser, line: Line): ImportedRow | null {
  const above = lastRow(outline);
  if (!above || above.isLeftOut || above.sheet !== line.sheet) return null;
  const exerciseIndex = header?.columnIndexes.get('exercise') ?? 0;
  const between = sheet.rows.slice(above.line, line.number - 1);
  return between.every((cells) => isFilled(cells) && (cells[exerciseIndex] ?? '').trim() === '') ? above : null;
}

/** Adds the title of the section above to the note of the row. */
function withSection(parser: SheetParser, row: ParsedRow): ParsedRow {
  const { section } = parser;
  parser.section = '';
  return { ...row, info: [section, row.info].filter(Boolean).join(' · ') };
}

/** Parses a text without values as a title, a note or a section. Returns false when it may be an exercise. */
function parseTitle(parser: SheetParser, cell: string, line: Line): boolean {
  const { outline, dayTitles } = parser;
  const title = undecorated(cell);
  const isDayTitle = dayTitles.titles.has(line.number - 1);
  if (!isDayTitle && parsePreamble(parser, title, line)) return true;
  if (line.number - 1 === parser.programTitle) {
    parser.title = title.slice(0, 120);
    return true;
  }
  const next = nextFilled(parser.sheet, line);
  const firstOfNext = next.find((other) => other.trim() !== '') ?? '';
  if (isDayTitle || parseHeadings(firstOfNext)[0]?.kind === 'day') {
    outline.pendingTitle = title.slice(0, 120);
    return true;
  }
  const hasOwnHeader = parseHeader(next) !== null;
  const isTitle = hasOwnHeader || (cell.trim().length <= 60 && isAboveTable(parser, line));
  const isInWorkout = outline.hasDays && hasOpenRows(outline) && !hasOwnHeader;
  if (isMuscleHeading(cell) && (!isTitle || isInWorkout) && isAboveExercise(next)) {
    endSuperset(parser);
    parser.section = title;
    return true;
  }
  if (!isTitle) return false;
  if (!parser.header && line.number === 1) parser.title = title.slice(0, 120);
  else openTitle(outline, title);
  return true;
}

/** Whether the row has several cells or one that is neither a heading nor the name of a muscle. */
function isAboveExercise(row: readonly string[]): boolean {
  const [cell = '', ...others] = row.filter((text) => text.trim() !== '');
  return others.length > 0 || (cell !== '' && parseHeadings(cell).length === 0 && !isMuscleHeading(cell));
}

/**
 * Parses a line above the first title of a day, or above the first header when more lines, or an empty one, separate it
 * from the header: the first is the title of the program, the others are notes.
 */
function parsePreamble(parser: SheetParser, text: string, { number }: Line): boolean {
  const below = (parser.sheet.rows[number] ?? []).filter((other) => other.trim() !== '');
  const isAboveHeading = below.length > 1 || parseHeadings(below[0] ?? '').length > 0;
  const isAboveHeader = parser.hasHeader && !parser.header && !(isAboveHeading && (number > 1 || parser.title !== ''));
  if (!isAboveHeader && number > parser.dayTitles.preambleEnd) return false;
  if (parser.title === '') parser.title = text.slice(0, 120);
  else addPendingNote(parser.outline, text);
  return true;
}

/** Finds the titles of days among the rows with one cell. */
export function findDayTitlesIn(sheet: Sheet): DayTitles {
  return findDayTitles(linesOf(sheet));
}

/** Finds the title of the program among the rows with one cell; -1 without one. */
export function findProgramTitleIn(sheet: Sheet): number {
  return findProgramTitle(linesOf(sheet));
}

function linesOf({ rows }: Sheet): LineToSort[] {
  return rows.map((row) => {
    const [text = '', ...others] = row.map((cell) => cell.trim()).filter(Boolean);
    if (others.length === 0) return { text };
    return { text, kind: parseHeader(row) ? 'note' : 'values' };
  });
}

/** Returns the next row with text; [] after the last one. */
function nextFilled({ rows }: Sheet, { number }: Line): readonly string[] {
  let index = number;
  while (index < rows.length && !isFilled(rows[index] ?? [])) index += 1;
  return rows[index] ?? [];
}

/** Whether the row above is empty or missing and the row below has several cells. */
function isAboveTable({ sheet }: SheetParser, { number }: Line): boolean {
  const above = sheet.rows[number - 2] ?? [];
  const below = sheet.rows[number] ?? [];
  return !isFilled(above) && below.filter((cell) => cell.trim() !== '').length > 1;
}

/** Starts the week or day of a heading. */
export function open(parser: SheetParser, heading: Heading): void {
  openHeading(parser.outline, heading);
  endSuperset(parser);
}

/** Whether the row has a cell with text. */
export function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}
