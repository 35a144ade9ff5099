import { withoutChatStamps } from '#shell/common/chat-export.ts';
import { type ImportedRow, importLimits } from '../../contract/import.ts';
import { type DayTitles, findDayTitles, kindOf, maxTitleLength, noteIn } from './day-titles.ts';
import {
  isMarkedAsTitle,
  isMuscleHeading,
  isSection,
  isSupersetHeading,
  roundsOf,
  parseHeadings,
  undecorated,
} from './headings.ts';
import { type ImportParseResult, toParseResult, toImportedRow, type Line, excludedRow } from './parse-result.ts';
import { parseLine } from './line.ts';
import {
  addNote,
  addPendingNote,
  addRow,
  addWorkoutNote,
  closeWarmUp,
  hasOpenRows,
  lastRow,
  newOutline,
  openHeading,
  openTitle,
  type Outline,
  readsAsContent,
  setWarmUp,
} from './outline.ts';
import type { BareLoads } from './line-parser.ts';
import { addNamelessRow } from './nameless-row.ts';
import { normalizeText } from './normalize.ts';
import { withPrintedRows } from './printed-table.ts';
import { findProgramTitle } from './program-title.ts';
import { isSentence } from './sentences.ts';
import { findLetteredLines, joinsMark } from './superset-marks.ts';
import { timedRows, timedTitle } from './timed-lines.ts';
import { hasLoadInKg } from './unmarked-load.ts';
import { type ParsedRow, hasAmount, hasValues } from './values.ts';
import { isWarmUpNote, parseWarmUpLine } from './warm-up-line.ts';

/** State of the parser of a text. */
interface TextParser {
  bareLoads: BareLoads;
  outline: Outline;
  title: string;
  lines: Line[];
  /** Index of the first line with text. */
  firstIndex: number;
  /** Superset mark of the previous row, `A1`; '' after a heading or an empty line. */
  mark: string;
  /** After "Superset:" the next row is the first member; the rows after it join until an empty line or the end of its list. */
  inSuperset: 'no' | 'first' | 'next' | 'next of list';
  /** Sets of the members of a superset "3 giri" that name none. */
  rounds: number | null;
  /** Title of the timed block of which the next lines are, "AMRAP 12 min", and whether one was read. */
  timed: { title: string; hasRows: boolean } | null;
  /** Title of the last section, added to the note of the next row. */
  section: string;
  dayTitles: DayTitles;
  /** Index of the title of the program above exercises; -1 without one. */
  programTitle: number;
  /** Whether a line has values: without one, sentences are no instructions of a workout. */
  hasExercises: boolean;
  /** Whether exercises are numbered like `1`, `2`, `3a`, `3b`. */
  isNumbered: boolean;
  /** Indexes of the lines that begin with the letter of their order. */
  lettered: ReadonlySet<number>;
}

/** Parses plain text line by line. Headings start weeks, days and workouts; other lines are exercises or excluded rows. */
export function parseText(text: string): ImportParseResult {
  const lines = withPrintedRows(
    withoutChatStamps(text)
      .split(/\r\n|\r|\n/)
      .map((line, index) => ({ number: index + 1, sheet: null, text: line.trim() })),
  );
  const firstIndex = nextFilled(lines, -1);
  const filled = lines.filter((line) => line.text !== '').length;
  if (filled > importLimits.lines) return { kind: 'too-many-lines', lines: filled };
  const isNumbered = lines.some(({ text }) => /^\d{1,2}b[).:-]?\s+\p{L}/iu.test(text));
  const parser: TextParser = {
    bareLoads: hasLoadInKg(text) ? 'beside-kg' : 'alone',
    ...{ outline: newOutline(), title: '', lines, mark: '', inSuperset: 'no', section: '', rounds: null, timed: null },
    ...{ firstIndex, dayTitles: findDayTitles(lines), programTitle: findProgramTitle(lines), isNumbered },
    lettered: findLetteredLines(lines.map(({ text }) => text)),
    hasExercises: lines.some(({ text }) => parseLine(text.slice(0, importLimits.lineCharacters)).some(hasValues)),
  };
  for (const [index, line] of lines.entries()) parseNext(parser, line, index);
  closeWarmUp(parser.outline);
  return toParseResult(parser.outline, { title: parser.title, notices: [] });
}

function parseNext(parser: TextParser, line: Line, index: number): void {
  const text = line.text.slice(0, importLimits.lineCharacters);
  if (normalizeText(text).replace(/[-=_*#~]/g, '') === '') {
    endSuperset(parser);
    return;
  }
  if (parseTimed(parser, line, index) || readsAsContent(parser.outline, undecorated(text))) return;
  const warmUp = parseWarmUpLine(normalizeText(text));
  if (warmUp) {
    setWarmUp(parser.outline, { ...warmUp, text: line.text });
    return;
  }
  if (isWarmUpNote(normalizeText(text))) {
    addWorkoutNote(parser.outline, normalizeText(line.text));
    return;
  }
  const withoutNumber = withoutOrder(parser, text, index);
  const numberedRows = parseLine(withoutNumber, parser.bareLoads);
  const rows = numberedRows.some(hasValues) ? numberedRows : parseLine(text, parser.bareLoads);
  const isFormula = rows.some(({ notices }) => notices.includes('formula'));
  if (!isFormula && !rows.some(hasValues) && parseWithoutValues(parser, line, index)) return;
  if (!isFormula && parseHeading(parser, text)) return;
  for (const row of rows) addParsedRow(parser, row, line);
}

/** Returns the text without its number or letter, where the lines of the text are numbered or lettered. */
function withoutOrder({ isNumbered, lettered }: TextParser, text: string, index: number): string {
  if (lettered.has(index)) return text.replace(/^[A-Z]\s+/, '');
  return isNumbered ? text.replace(/^\d{1,2}\s+(?=\p{L})/u, '') : text;
}

/** Parses the title of a timed block, and the lines of its exercises. Values below an exercise without any are its own. */
function parseTimed(parser: TextParser, line: Line, index: number): boolean {
  const { bareLoads, lines, outline, timed } = parser;
  const rows = timed && timedRows(timed.title, line.text, bareLoads);
  if (timed && rows) {
    for (const row of rows) {
      addParsedRow(parser, { ...row, joinsSuperset: timed.hasRows }, line);
      timed.hasRows = true;
    }
    return true;
  }
  const above = lastRow(outline);
  const isOfRow = above?.line === line.number - 1 && !hasAmount(above);
  const title = isOfRow ? null : timedTitle([line.text, lines[index + 1]?.text ?? ''], bareLoads);
  if (title) endSuperset(parser);
  parser.timed = title ? { title, hasRows: false } : null;
  return title !== null;
}

function endSuperset(parser: TextParser): void {
  parser.timed = null;
  parser.inSuperset = 'no';
  parser.mark = '';
}

/** Parses a line without values: a heading, a title or a note. Returns false when it may be an exercise. */
function parseWithoutValues(parser: TextParser, line: Line, index: number): boolean {
  const { outline } = parser;
  if (parseHeading(parser, line.text)) return true;
  if (isSupersetHeading(line.text)) {
    parser.inSuperset = 'first';
    parser.rounds = roundsOf(line.text);
    return true;
  }
  if (parser.hasExercises && isSentence(line.text) && noteIn(line.text) === null) {
    addWorkoutNote(outline, normalizeText(line.text));
    return true;
  }
  if (isAboveValues(parser, index)) return false;
  if (parseAboveDays(parser, line, index)) return true;
  const note = noteIn(line.text);
  if (note) {
    addNote(outline, note);
    return true;
  }
  const title = undecorated(line.text);
  const isTitleLine = isTitle(parser, line, index);
  if ((isTitleLine && isProgramTitle(parser, index)) || index === parser.programTitle) {
    parser.title = title.slice(0, 120);
    return true;
  }
  const isMuscle = isMuscleHeading(line.text);
  const startsWorkout = isTitleLine && !(isMuscle && outline.hasDays && hasOpenRows(outline));
  if ((isSection(title) || (isMuscle && !startsWorkout)) && isAboveExercise(parser, index)) {
    endSuperset(parser);
    parser.section = title;
    return true;
  }
  if (!startsWorkout) return false;
  endSuperset(parser);
  if (parser.dayTitles.separate.has(index)) outline.pendingTitle = title;
  else openTitle(outline, title);
  return true;
}

/** Parses a title of a day, or a line above the first one: the title of the program or a note. */
function parseAboveDays(parser: TextParser, line: Line, index: number): boolean {
  const { outline, dayTitles } = parser;
  const title = undecorated(line.text);
  const isDayTitle = dayTitles.titles.has(index);
  if (!isDayTitle && index >= dayTitles.preambleEnd) return false;
  endSuperset(parser);
  if (isDayTitle) outline.pendingTitle = title;
  else if (parser.title === '' && kindOf(line) === 'text') parser.title = title.slice(0, 120);
  else addPendingNote(outline, noteIn(line.text) ?? title);
  return true;
}

/** Whether the next line with text is no heading, and no other muscle when the line names one. */
function isAboveExercise({ lines }: TextParser, index: number): boolean {
  const next = lines[nextFilled(lines, index)]?.text ?? '';
  const areBothMuscles = isMuscleHeading(lines[index]?.text ?? '') && isMuscleHeading(next);
  return next !== '' && parseHeadings(next).length === 0 && !areBothMuscles;
}

/**
 * Parses the headings of the line, also of "Giorno 2 - 45 min". Returns false for "Giorno 2 Squat 4x8", which is an
 * exercise.
 */
function parseHeading(parser: TextParser, text: string): boolean {
  const headings = parseHeadings(text);
  if (headings.length === 0 || /\d\s*[x×]\s*\d/i.test(text)) return false;
  endSuperset(parser);
  for (const heading of headings) openHeading(parser.outline, heading);
  return true;
}

function isTitle(parser: TextParser, line: Line, index: number): boolean {
  const { lines } = parser;
  if (line.text.length > maxTitleLength || /[.!?;,]$/.test(line.text)) return false;
  if (isMarkedAsTitle(line.text)) return true;
  const previous = lines[index - 1]?.text ?? '';
  const next = lines[index + 1]?.text ?? '';
  if (previous !== '' && parseHeadings(previous).length === 0 && index - 1 !== parser.programTitle) return false;
  if (isAboveFirstHeading(parser, index)) return true;
  return next !== '' && (parseHeadings(next).length > 0 || parseLine(next).some(hasValues));
}

/** Whether the line is the first of the text and a week, a day or another title follows. */
function isProgramTitle(parser: TextParser, index: number): boolean {
  if (index !== parser.firstIndex) return false;
  const next = parser.lines[nextFilled(parser.lines, index)]?.text ?? '';
  return isAboveFirstHeading(parser, index) || (isMarkedAsTitle(next) && !isSection(undecorated(next)));
}

/** Whether the line is the first of the text and the next one that is no note is the heading of a week, a day or its title. */
function isAboveFirstHeading({ lines, firstIndex, dayTitles }: TextParser, index: number): boolean {
  if (index !== firstIndex) return false;
  let following = nextFilled(lines, index);
  while (noteIn(lines[following]?.text ?? '') !== null) following = nextFilled(lines, following);
  return dayTitles.separate.has(following) || parseHeadings(lines[following]?.text ?? '').length > 0;
}

/** Returns the index of the next line with text after `index`. */
function nextFilled(lines: Line[], index: number): number {
  let next = index + 1;
  while (lines[next]?.text === '') next += 1;
  return next;
}

function addParsedRow(parser: TextParser, parsed: ParsedRow, line: Line): void {
  if (parser.inSuperset === 'next of list' && parsed.name !== '' && !isListItem(line.text)) endSuperset(parser);
  const isInSuperset = parser.inSuperset === 'next' || parser.inSuperset === 'next of list';
  const joins = parsed.joinsSuperset || joinsMark(parser.mark, parsed.supersetMark) || isInSuperset;
  const sets = parsed.sets ?? (parser.inSuperset === 'no' ? null : parser.rounds);
  const row = toImportedRow({ ...parsed, sets, joinsSuperset: joins }, line);
  if (parsed.name === '' && hasValues(parsed)) addNamelessRow(parser.outline, row, exerciseAbove(parser, row));
  else if (!hasValues(parsed) && !isExerciseName(parsed)) addRow(parser.outline, excludedRow(row));
  else {
    addRow(parser.outline, { ...row, info: [parser.section, row.info].filter(Boolean).join(' · ') });
    parser.section = '';
    parser.mark = parsed.supersetMark;
    if (parser.inSuperset === 'first') parser.inSuperset = isListItem(line.text) ? 'next of list' : 'next';
  }
}

function isListItem(text: string): boolean {
  return /^\s*[-*•·▪◦‣–]\s/.test(text);
}

/** Returns the exercise of the line directly above; null without one. */
function exerciseAbove({ outline }: TextParser, { line }: ImportedRow): ImportedRow | null {
  const above = lastRow(outline);
  return above && !above.isLeftOut && above.line === line - 1 ? above : null;
}

/** Whether the next line has values without a name, so that this one is the name of an exercise. */
function isAboveValues({ lines }: TextParser, index: number): boolean {
  const [row, ...others] = parseLine(lines[index + 1]?.text.slice(0, importLimits.lineCharacters) ?? '');
  return row !== undefined && others.length === 0 && row.name === '' && hasAmount(row);
}

const maxNameWords = 7;

/** Whether the text may be the name of an exercise and is not a sentence. */
function isExerciseName({ name, notices }: ParsedRow): boolean {
  const isShort = name.split(' ').length <= maxNameWords;
  return isShort && !notices.includes('formula') && /^[\p{L}\d]/u.test(name) && !/[.!?]$/.test(name);
}
