import { parseLine } from './line.ts';
import { hasAmount } from './values.ts';

/** `3 x 10`, `4x8-10`, `3 x 12-10-8`, `3x45s`: sets and repetitions or a time, and nothing else. */
const prescription = /^\d{1,2}\s*[x×]\s*\d[\d\s,.:'"\-–/+]*(?:s|sec|"|''|'|min|m|km|rip|reps?)?\.?$/iu;
const orderMark = /^\(?(?:\d{1,2}[a-h]?|[a-h]\d{0,2})[).]?$/iu;
const decimals = /^\d{1,2}\s*(?:kg|lbs?|%|km)$/i;
const time = /^\d{1,3}\s*(?:s|sec|"|''|'|min)\.?$/i;
const plainNumber = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const usualDecimals = /^(?:5|25|75)\s*(?:kg|lbs?|%|km)$/i;

/**
 * The rows of a table without a header as lines of text, when most rows have a cell like `3 x 10`:
 * `3a,Bench press,3 x 10,50,5 kg` becomes `3a) Bench press, 3 x 10, 50,5 kg`. Returns null for other tables. The texts
 * of the cells after the prescription that are no values become the note.
 */
export function cellsAsLines(rows: readonly (readonly string[])[]): string[] | null {
  const cellsOfRows = rows.map((row) => row.map((cell) => cell.trim().replaceAll(/\s+/g, ' ')));
  const usual = usualLength(cellsOfRows);
  const joined = cellsOfRows.map((cells) => withDecimals(cells, cells.length > usual));
  const several = joined.filter((cells) => cells.filter(Boolean).length > 1);
  const prescribed = several.filter((cells) => prescriptionIndex(cells) !== -1).length;
  if (prescribed < 2 || prescribed <= several.length / 2) return null;
  return joined.map((cells) => lineOf(cells, prescriptionIndex(cells)));
}

/** The most frequent number of cells, the smallest one of several. */
function usualLength(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(
    ([one, rowsOfOne], [other, rowsOfOther]) => rowsOfOther - rowsOfOne || one - other,
  );
  return usual?.[0] ?? 0;
}

/** Joins a number and its decimals, which a comma separated: `50` and `5 kg`. `isLonger`: the row has more cells than others. */
function withDecimals(cells: readonly string[], isLonger: boolean): string[] {
  const pattern = isLonger ? decimals : usualDecimals;
  const index = cells.findIndex((cell, at) => /^\d{1,3}$/.test(cell) && pattern.test(cells[at + 1] ?? ''));
  if (index === -1) return [...cells];
  return cells.toSpliced(index, 2, `${cells[index]},${cells[index + 1]}`);
}

/** The index of the first cell with a prescription, after the name of an exercise; -1 without one. */
function prescriptionIndex(cells: readonly string[]): number {
  return cells.findIndex((cell, index) => prescription.test(cell) && nameIn(cells, index) !== '');
}

/** The text before the prescription, without the mark of the order; '' when it has values of its own. */
function nameIn(cells: readonly string[], prescriptionAt: number): string {
  const name = cells
    .slice(orderMark.test(cells[0] ?? '') ? 1 : 0, prescriptionAt)
    .filter(Boolean)
    .join(' ');
  return /\p{L}/u.test(name) && !parseLine(name).some(hasAmount) ? name : '';
}

function lineOf(cells: readonly string[], prescriptionAt: number): string {
  if (prescriptionAt === -1) return cells.filter(Boolean).join(', ');
  const mark = orderMark.test(cells[0] ?? '') ? `${(cells[0] ?? '').replace(/[().]/g, '')}` : '';
  const name = nameIn(cells, prescriptionAt).replaceAll(/\s*,\s*/g, ' ');
  const values = [cells[prescriptionAt] ?? ''];
  const notes: string[] = [];
  for (const cell of withUnits(cells.slice(prescriptionAt + 1))) (isValue(cell) ? values : notes).push(cell);
  const line = [...(mark ? [`${mark})`] : []), [name, ...values].join(', ')].join(' ');
  return notes.length > 0 ? `${line} note: ${notes.join(' · ')}` : line;
}

/**
 * Of two numbers without a unit after a prescription the first is the load in kg, the second the rest in seconds. One alone may be either.
 * A time such as `90 s` is the rest too.
 */
function withUnits(cells: readonly string[]): string[] {
  const hasLoad = cells.some((cell) => /\d\s*(?:kg|lbs?|%)/i.test(cell));
  const isAlone = cells.filter((cell) => plainNumber.test(cell)).length === 1 && !cells.some((cell) => time.test(cell));
  const units = hasLoad ? ['rec #'] : isAlone ? ['#'] : ['# kg', 'rec #'];
  return cells.filter(Boolean).map((cell) => {
    if (time.test(cell)) return `rec ${cell}`;
    return plainNumber.test(cell) ? (units.shift() ?? '#').replace('#', cell) : cell;
  });
}

/** Whether the whole cell is read as values: `50 kg`, `rec 90`, `RIR 2`. */
function isValue(cell: string): boolean {
  return parseLine(`Squat 1x1, ${cell}`).every(
    ({ name, info, notices }) => name === 'Squat' && info === '' && notices.length === 0,
  );
}
