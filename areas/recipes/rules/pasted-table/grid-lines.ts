import { withoutHeading } from '../line-headings.ts';
import type { GridHeader } from './grid-header.ts';
import { isNote } from '../pasted-notes.ts';
import { foodLines, type LineWriter } from './row-lines.ts';
import { filledCells, headingIn, isTotal, mealOrDayIn } from './table-cells.ts';
import { columnsOf, type LeftOutColumn, leftOutColumns } from './table-columns.ts';
import { contentOfHeading } from './table-headings.ts';

/** A row of a grid. */
interface GridRow {
  cells: readonly string[];
  /** The meal of the row where days are columns, the day where meals are; empty for none. */
  label: string;
  /** Words before the row that name neither. */
  unknown: string[];
}

/** Writes the foods of each day and meal of a grid. Returns what is not read. */
export function writeGrid(grid: GridHeader, body: readonly (readonly string[])[], writer: LineWriter): LeftOutColumn[] {
  const { rows, titles, leftOut } = labelledRows(grid, body);
  const groups = grid.groups.map(({ name, start, end }) => {
    const ofGroup = ({ cells }: GridRow) => cells.slice(start, end);
    const columns = columnsOf(['Alimento', ...grid.row.slice(start + 1, end)], rows.map(ofGroup));
    leftOut.push(...leftOutColumns(columns, rows.map(ofGroup)));
    return { name, linesOf: (row: GridRow) => foodLines(ofGroup(row), columns, row.unknown) };
  });
  const runs = grid.kind === 'day' ? [rows] : runsOfLabel(rows);
  for (const run of runs)
    for (const { name, linesOf } of groups)
      for (const row of run) {
        const foods = linesOf(row);
        const mealOfDay = grid.kind === 'day' ? { day: name, meal: row.label } : { day: row.label, meal: name };
        if (foods.length > 0) writer.write(mealOfDay, foods);
      }
  for (const title of titles) {
    // An empty line keeps a remark out of the last meal.
    writer.lines.push('');
    writer.writeTitle(title);
  }
  return leftOut;
}

interface LabelledRows {
  rows: GridRow[];
  /** Rows that have only words before the columns of the grid, such as advice or the name of the next week. */
  titles: string[];
  leftOut: LeftOutColumn[];
}

/** The rows with the meal or day before them, which goes on where its cell is empty. */
function labelledRows(
  { kind, groups: [first], row: header }: GridHeader,
  body: readonly (readonly string[])[],
): LabelledRows {
  const start = first?.start ?? 0;
  const read: LabelledRows = { rows: [], titles: [], leftOut: [] };
  let label = '';
  let unknown: string[] = [];
  for (const cells of body) {
    const before = filledCells(cells.slice(0, start));
    const filled = filledCells(cells);
    if (filled.length === 1 && isOfNoColumn(filled[0] ?? '', cells)) {
      read.titles.push(...filled);
      continue;
    }
    const [word = ''] = before;
    const hasFoods = filledCells(cells.slice(start)).length > 0;
    if (isTotal(word) || contentOfHeading(word)?.content === 'other') {
      if (hasFoods) read.leftOut.push({ heading: word, position: 1 });
      continue;
    }
    const labelKind = kind === 'day' ? 'meal' : 'day';
    const named = before.flatMap((text) => mealOrDayIn(text, { kind: labelKind, heading: header[0] ?? '' }) ?? []);
    const mealOfDay = named.find(({ line }) => headingIn(line)?.kind === labelKind);
    if (before.length > 0 && !mealOfDay && !hasFoods) read.titles.push(before.join(' '));
    else if (before.length > 0) {
      label = mealOfDay?.line ?? label;
      unknown = (mealOfDay ? [mealOfDay.besides] : before).filter(Boolean);
    }
    if (hasFoods) read.rows.push({ cells, label, unknown });
    unknown = unknown.filter((text) => !isNote(text));
  }
  return read;
}

/** Whether the only text of a row is a line of its own: `Sabato: cena libera`, or a note in the first column. */
function isOfNoColumn(text: string, [first = '']: readonly string[]): boolean {
  const { rest, headings } = withoutHeading(text);
  const namesMore = rest !== '' || headings.some(({ kind }) => kind === 'meal');
  const isOfDay = headings.some(({ kind }) => kind === 'day') && namesMore;
  return isOfDay || (first.trim() !== '' && isNote(text));
}

function runsOfLabel(rows: readonly GridRow[]): GridRow[][] {
  const runs: GridRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]?.label === row.label) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
