import { parseHeader } from '../../../rules/import/columns.ts';
import { parseMark } from '../../../rules/import/superset-marks.ts';

export type Lines = readonly (readonly string[])[];

/** Lines that are rows of exercises. `marks`: their first cells are superset marks or numbers, before the names. */
export interface NamedLines {
  lines: Lines;
  hasMarks: boolean;
}

/** Lines of which only some begin with a name, so that they can be pasted neither as rows nor as cells. */
export interface MixedLines {
  /** First cells of the lines with a name. */
  names: string[];
  /** First cells of the other lines. */
  others: string[];
}

/** The column of the grid into which a cell would be pasted, `offset` columns right of the first one. */
export interface PasteColumns {
  /** Whether the text is a value of the column. An empty text is one of every column. */
  isValue: (offset: number, text: string) => boolean;
  /** Whether a coach would write the text, which begins with a number, in the column. */
  isUsual: (offset: number, text: string) => boolean;
}

type LineStart = 'mark' | 'name' | 'word' | 'value' | 'empty';

/**
 * Returns whether lines pasted onto a cell of values are rows of exercises, values for the cells, or mixed. They are rows
 * when a line begins with words that its column does not recognize, or with a mark and such words: as cells, the numbers
 * after the words would shift to other columns. Lines of one cell are values.
 */
export function kindOfLines(lines: Lines, columns: PasteColumns): 'cells' | 'rows' | MixedLines {
  const filled = lines.filter(isFilled);
  if (filled.every((line) => line.filter(isText).length < 2)) return 'cells';
  const first = firstColumn(filled);
  const starts = filled.map((line) => startOf(line, first, columns));
  const marked = hasMarkColumn(filled, { first, starts, columns });
  const isNamed = (start: LineStart | undefined) => start === 'name' || (start === 'mark' && marked);
  if (!starts.some(isNamed)) return 'cells';

  const isContinued = (index: number) => starts[index] === 'empty' && index > 0;
  const isRow = (index: number) =>
    marked ? starts[index] === 'mark' : starts[index] === 'name' || starts[index] === 'word';
  const others = filled.filter((_, index) => !isRow(index) && !isContinued(index));
  if (others.length === 0) return 'rows';
  const names = filled.filter((_, index) => isRow(index));
  return { names: names.map(firstText), others: others.map(firstText) };
}

/** Prepares lines that are rows: removes empty lines, and columns before the first text unless the lines have headings. */
export function toNamedLines(lines: Lines): NamedLines {
  const filled = lines.filter(isFilled);
  if (parseHeader(filled[0] ?? [])) return { lines: filled, hasMarks: false };
  const first = firstColumn(filled);
  const trimmed = filled.map((line) => line.slice(first));
  const hasMarks =
    trimmed.some(([mark = '', name = '']) => isMark(mark) && isWords(name)) &&
    trimmed.every(([mark = '', name = '']) => (!isText(mark) || isMark(mark)) && (!isText(name) || isWords(name)));
  return { lines: trimmed, hasMarks };
}

function startOf(line: readonly string[], first: number, { isValue, isUsual }: PasteColumns): LineStart {
  const [start = '', next = ''] = line.slice(first);
  const isMarked = (isMark(start) || !isText(start)) && isWords(next) && !isValue(first + 1, next);
  if (isMarked) return 'mark';
  if (!isText(start)) return 'empty';
  if (!isWords(start)) return 'value';
  if (!isValue(first, start)) return 'name';
  const isNumberMisplaced = line.some((cell, offset) => offset > first && isMisplaced(cell, offset));
  return /\d/.test(start) ? 'value' : isNumberMisplaced ? 'name' : 'word';

  function isMisplaced(cell: string, offset: number): boolean {
    return /^\s*\d/.test(cell) && !(isValue(offset, cell) && isUsual(offset, cell));
  }
}

/**
 * Whether the first column has the marks of the rows: letters as `A1`, numbers that count up, or a number in a line whose
 * other numbers are no values of their columns. A single number before words may also be the sets before "as many as you can".
 */
function hasMarkColumn(
  lines: Lines,
  { first, starts, columns: { isValue } }: { first: number; starts: readonly LineStart[]; columns: PasteColumns },
): boolean {
  const marked = lines.filter((_, index) => starts[index] === 'mark');
  const marks = marked.map((line) => (line[first] ?? '').trim()).filter(isText);
  if (marks.some((mark) => parseMark(mark) !== '')) return true;
  const numbers = marks.map((mark) => Number.parseInt(mark, 10));
  if (numbers.length > 1 && numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1))
    return true;
  return marked.some((line) =>
    line.some((cell, offset) => offset > first + 1 && /^\s*\d/.test(cell) && !isValue(offset, cell)),
  );
}

/** Whether the cell is a superset mark, `A1`, or the number of a row, `1` or `2)`. */
function isMark(cell: string): boolean {
  return parseMark(cell) !== '' || /^\d{1,2}[.)°]?$/.test(cell.trim());
}

/** Whether the cell begins with a letter or has a word of three letters, like the name of an exercise. */
function isWords(cell: string): boolean {
  return /^[^\p{L}\d]*\p{L}/u.test(cell) || /\p{L}{3}/u.test(cell);
}

function isText(cell: string): boolean {
  return cell.trim() !== '';
}

function isFilled(line: readonly string[]): boolean {
  return line.some(isText);
}

/** Returns the index of the first column with text in any line. */
function firstColumn(lines: Lines): number {
  return Math.min(...lines.map((line) => line.findIndex(isText)));
}

function firstText(line: readonly string[]): string {
  return line.find(isText)?.trim() ?? '';
}
