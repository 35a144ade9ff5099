import { importLimits } from '../../contract/import.ts';
import { isMarkedAsTitle, isSection, opensSuperset, parseHeadings, undecorated } from './headings.ts';
import { type ImportParseResult, toParseResult, toImportedRow, type Line, excludedRow } from './parse-result.ts';
import { parseLine } from './line.ts';
import { addNote, addRow, newOutline, openHeading, openTitle, type Outline } from './outline.ts';
import { normalizeText } from './normalize.ts';
import { joinsMark } from './superset-marks.ts';
import { type ParsedRow, hasValues } from './values.ts';

interface Reading {
  outline: Outline;
  title: string;
  lines: Line[];
  /** The mark of the row just read, `A1`; nothing after a heading or an empty line. */
  mark: string;
  /** Lines below "Superset:" belong together until one is empty. */
  inSuperset: 'no' | 'first' | 'next';
  section: string;
}

const maxTitleLength = 60;
const noteLine = /^(?:note?|nota|n\.b\.|nb|obiettivo|goal)\s*:\s*(\S.*)$/iu;

/** Reads plain text line by line: headings open weeks, days and workouts, all the rest are exercises or left out. */
export function parseText(text: string): ImportParseResult {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((typed, index) => ({ number: index + 1, sheet: null, text: typed.trim() }));
  const written = lines.filter((line) => line.text !== '').length;
  if (written > importLimits.lines) return { kind: 'too-many-lines', lines: written };
  const reading: Reading = { outline: newOutline(), title: '', lines, mark: '', inSuperset: 'no', section: '' };
  for (const [index, line] of lines.entries()) readNext(reading, line, index);
  return toParseResult(reading.outline, { title: reading.title, notices: [] });
}

function readNext(reading: Reading, line: Line, index: number): void {
  const typed = line.text.slice(0, importLimits.lineCharacters);
  if (normalizeText(typed).replace(/[-=_*#~]/g, '') === '') {
    endOfBlock(reading);
    return;
  }
  const rows = parseLine(typed);
  const isFormula = rows.some(({ notices }) => notices.includes('formula'));
  if (!isFormula && !rows.some(hasValues) && readWords(reading, line, index)) return;
  if (!isFormula && readHeadingWithFigures(reading, typed)) return;
  for (const row of rows) readRow(reading, row, line);
}

function endOfBlock(reading: Reading): void {
  reading.inSuperset = 'no';
  reading.mark = '';
}

/** A line without figures: a heading, a title, a note. False when it may be an exercise. */
function readWords(reading: Reading, line: Line, index: number): boolean {
  const { outline } = reading;
  if (readHeadingWithFigures(reading, line.text)) return true;
  if (opensSuperset(line.text)) {
    reading.inSuperset = 'first';
    return true;
  }
  const note = noteLine.exec(normalizeText(line.text));
  if (note) {
    addNote(outline, note[1] ?? '');
    return true;
  }
  const title = undecorated(line.text);
  const isTitleHere = isTitle(reading, line, index);
  if (isTitleHere && isProgramTitle(reading, index)) {
    reading.title = title.slice(0, 120);
    return true;
  }
  if (isSection(title)) {
    endOfBlock(reading);
    reading.section = title;
    return true;
  }
  if (!isTitleHere) return false;
  endOfBlock(reading);
  openTitle(outline, title);
  return true;
}

/** "Settimana 1", also with something behind it that looks like a figure: "Giorno 2 - 45 min". */
function readHeadingWithFigures(reading: Reading, typed: string): boolean {
  const headings = parseHeadings(typed);
  if (headings.length === 0 || isExerciseBehind(typed)) return false;
  endOfBlock(reading);
  for (const heading of headings) openHeading(reading.outline, heading);
  return true;
}

function isExerciseBehind(typed: string): boolean {
  return /\d\s*[x×]\s*\d/i.test(typed);
}

function isTitle({ lines }: Reading, line: Line, index: number): boolean {
  if (line.text.length > maxTitleLength || /[.!?;,]$/.test(line.text)) return false;
  if (isMarkedAsTitle(line.text)) return true;
  const before = lines[index - 1]?.text ?? '';
  const next = lines[index + 1]?.text ?? '';
  if (before !== '' && parseHeadings(before).length === 0) return false;
  if (next === '') return isFirst(lines, index) && parseHeadings(followingText(lines, index)).length > 0;
  return parseHeadings(next).length > 0 || parseLine(next).some(hasValues);
}

/** The first words of all, with a week, a day or another title below them. */
function isProgramTitle({ lines }: Reading, index: number): boolean {
  if (!isFirst(lines, index)) return false;
  const next = followingText(lines, index);
  return parseHeadings(next).length > 0 || (isMarkedAsTitle(next) && !isSection(undecorated(next)));
}

function isFirst(lines: Line[], index: number): boolean {
  return lines.slice(0, index).every(({ text }) => text === '');
}

function followingText(lines: Line[], index: number): string {
  return lines.slice(index + 1).find(({ text }) => text !== '')?.text ?? '';
}

const maxWordsOfAName = 7;

function readRow(reading: Reading, read: ParsedRow, line: Line): void {
  const joins = read.joinsSuperset || joinsMark(reading.mark, read.supersetMark) || reading.inSuperset === 'next';
  const row = toImportedRow({ ...read, joinsSuperset: joins }, line);
  if (read.name === '' && hasValues(read))
    addRow(reading.outline, excludedRow({ ...row, name: row.text.slice(0, 120) }));
  else if (!hasValues(read) && !isLikeAName(read)) addRow(reading.outline, excludedRow(row));
  else {
    addRow(reading.outline, { ...row, info: [reading.section, row.info].filter(Boolean).join(' · ') });
    reading.section = '';
    reading.mark = read.supersetMark;
    if (reading.inSuperset === 'first') reading.inSuperset = 'next';
  }
}

/** A few words that begin like a name; a whole sentence is something else. */
function isLikeAName({ name, notices }: ParsedRow): boolean {
  const words = name.split(' ');
  return (
    !notices.includes('formula') && words.length <= maxWordsOfAName && /^[\p{L}\d]/u.test(name) && !/[.!?]$/.test(name)
  );
}
