import { parseCells } from '#shell/common/parse-cells.ts';
import { writeGrid } from './grid-lines.ts';
import { gridHeaderOf } from './grid-header.ts';
import { isNote } from '../pasted-notes.ts';
import { createLineWriter, foodLines, type LineWriter, type MealOfDay } from './row-lines.ts';
import { filledCells, headingIn, isTotal, kindOf, mealOrDayIn, oneLine } from './table-cells.ts';
import { columnsOf, type LeftOutColumn, leftOutColumns, type TableColumn } from './table-columns.ts';
import { contentsOfHeadings, isHeader } from './table-headings.ts';

interface PastedTable {
  /** Its foods as a text with headings: `Lunedì`, `Colazione`, `latte 200 ml`. */
  lines: string[];
  leftOut: LeftOutColumn[];
}

type Row = readonly string[];
const delimiters = ['\t', ';', '|'] as const;
type Delimiter = (typeof delimiters)[number];
/** Columns beyond which a text is no table of foods. */
const maxColumns = 60;

/** The table that a pasted text is, as spreadsheets copy it; null for other texts. */
export function tableIn(text: string): PastedTable | null {
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue;
    const rows = parseCells(text, delimiter).filter((row) => !isRule(row));
    const isTooWide = rows.some(({ length }) => length > maxColumns);
    const table = isTooWide ? null : (tableWithHeaders(rows, delimiter) ?? tableWithoutHeader(rows, delimiter));
    if (table) return table;
  }
  return null;
}

/** The row of dashes below the header of a Markdown table. */
function isRule(row: Row): boolean {
  return row.some((cell) => cell.includes('--')) && row.every((cell) => /^[\s:-]*$/.test(cell));
}

/** A table with one header or several, each with the rows below it. Rows above the first header are titles. */
function tableWithHeaders(rows: readonly Row[], delimiter: Delimiter): PastedTable | null {
  const start = rows.findIndex(hasSeveralCells);
  const headers = rows.flatMap((row, index) =>
    isHeader(row) || gridHeaderOf(row) || (index === start && isShortHeader(row, rows[index + 1])) ? [index] : [],
  );
  const [first] = headers;
  if (first === undefined || !rows.slice(first + 1).some(hasSeveralCells)) return null;
  const writer = createLineWriter();
  const mealOfDay: MealOfDay = { day: '', meal: '' };
  const leftOut: LeftOutColumn[] = [];
  for (const title of rows.slice(0, first))
    Object.assign(mealOfDay, writer.writeTitle(filledCells(title).join(`${delimiter.trim()} `)));
  for (const [at, index] of headers.entries()) {
    const header = rows[index] ?? [];
    const body = rows.slice(index + 1, headers[at + 1]);
    const grid = gridHeaderOf(header);
    const below = body.filter(hasSeveralCells);
    if (grid) leftOut.push(...writeGrid(grid, body, writer));
    else leftOut.push(...writeRows(body, { columns: columnsOf(header, below), writer, mealOfDay }));
  }
  return { lines: writer.lines, leftOut: distinct(leftOut) };
}

/** Whether the first row names one column: of foods, meals or days, or of numbers that are no quantity, such as the energy. */
function isShortHeader(row: Row, below: Row = []): boolean {
  if (row.map(oneLine).some((cell) => kindOf(cell) === 'number' || kindOf(cell) === 'amount')) return false;
  return contentsOfHeadings(row).some((named, index) => {
    if (named?.content === 'other') return kindOf(oneLine(below[index])) === 'number';
    return named?.content === 'food' || named?.content === 'meal' || named?.content === 'day';
  });
}

function hasSeveralCells(row: Row): boolean {
  return filledCells(row).length > 1;
}

/**
 * A table without a header: with a column of meals or days, or with foods and numbers in columns of their own. A text between numbers is
 * another food of a list.
 */
function tableWithoutHeader(rows: readonly Row[], delimiter: Delimiter): PastedTable | null {
  const body = rows.filter(hasSeveralCells);
  const others = rows.filter((row) => filledCells(row).length === 1 && !headingIn(filledCells(row)[0] ?? ''));
  if (body.length < (delimiter === '\t' ? 1 : 2) || body.length < others.length) return null;
  const columns = columnsOf(null, body);
  const contents = columns.map(({ content }) => content);
  const hasNumbers = contents.some(isNumber);
  const firstNote = contents.indexOf('note');
  const isList =
    firstNote !== -1 && contents.slice(firstNote).some(isNumber) && contents.slice(0, firstNote).some(isNumber);
  const isOfMeals = contents.includes('meal') || contents.includes('day');
  if (!contents.includes('food') || isList || !(hasNumbers || isOfMeals)) return null;
  const asFoods = columns.map((column) =>
    column.content === 'note' ? { ...column, content: 'food' as const } : column,
  );
  const writer = createLineWriter();
  const mealOfDay: MealOfDay = { day: '', meal: '' };
  const leftOut = writeRows(rows, { columns: hasNumbers ? columns : asFoods, writer, mealOfDay });
  return { lines: writer.lines, leftOut };
}

function isNumber(content: TableColumn['content']): boolean {
  return content === 'quantity' || content === 'unknown';
}

interface Writing {
  columns: readonly TableColumn[];
  writer: LineWriter;
  /** The day and meal of the rows above, which go on where a cell is empty, as below a merged one. */
  mealOfDay: MealOfDay;
}

/** Writes the rows below a header. Returns what is not read. */
function writeRows(rows: readonly Row[], { columns, writer, mealOfDay }: Writing): LeftOutColumn[] {
  const totals: LeftOutColumn[] = [];
  let unknown: string[] = [];
  for (const row of rows) {
    const [first = '', ...others] = filledCells(row);
    // An empty line ends a meal, below which remarks on all of them may follow.
    if (first === '') writer.lines.push('');
    else if (isTotal(first)) totals.push({ heading: first, position: 0 });
    else if (others.length === 0 && (headingIn(first) || !isOfFood(row, columns)))
      Object.assign(mealOfDay, writer.writeTitle(first));
    else {
      const besides = (['day', 'meal'] as const).map((kind) => mealOrDayNamed(row, { kind, columns, mealOfDay }));
      if (besides.some((texts) => texts !== null)) unknown = besides.flatMap((texts) => texts ?? []);
      writer.write(mealOfDay, foodLines(row, columns, unknown));
      // A word for a note is that of its own row, also above cells that are empty as below a merged one.
      unknown = unknown.filter((text) => !isNote(text));
    }
  }
  return [...leftOutColumns(columns, rows), ...distinct(totals)];
}

/** Whether a row has a text in a column of foods or of what is said of them. */
function isOfFood(row: Row, columns: readonly TableColumn[]): boolean {
  return columns.some(({ content }, index) => (content === 'food' || content === 'alternative') && row[index]?.trim());
}

interface NamedIn {
  kind: 'day' | 'meal';
  columns: readonly TableColumn[];
  mealOfDay: MealOfDay;
}

/** Sets the day or meal that the row names. Returns the words of its cell that name none; null for an empty cell. */
function mealOrDayNamed(row: Row, { kind, columns, mealOfDay }: NamedIn): string[] | null {
  const index = columns.findIndex(({ content }) => content === kind);
  const [cell] = filledCells([row[index] ?? '']);
  if (cell === undefined) return null;
  const named = mealOrDayIn(cell, { kind, heading: columns[index]?.heading ?? '' });
  if (named) mealOfDay[kind] = named.line;
  return [named ? named.besides : cell].filter(Boolean);
}

function distinct(columns: readonly LeftOutColumn[]): LeftOutColumn[] {
  return [...new Map(columns.map((column) => [column.heading || column.position, column])).values()];
}
