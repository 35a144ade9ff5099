import { kindOf, oneLine } from './table-cells.ts';
import { type ColumnContent, contentsOfHeadings } from './table-headings.ts';

export interface TableColumn {
  /** `unknown`: it has numbers and no heading says of what. `index`: the numbers of the rows. */
  content: ColumnContent | 'unknown' | 'index';
  unit: string;
  heading: string;
}

/** Share of the cells of a column that must be of one kind. */
const minShare = 0.6;

type Kind = ReturnType<typeof kindOf>;

/** What the columns of a table have, by its header where it has one, otherwise by their cells. */
export function columnsOf(header: readonly string[] | null, body: readonly (readonly string[])[]): TableColumn[] {
  const width = body.reduce((most, row) => Math.max(most, row.length), header?.length ?? 0);
  const headings = Array.from({ length: width }, (_, index) => oneLine(header?.[index]));
  const named = contentsOfHeadings(headings);
  const kinds = headings.map((_, index) => kindOfColumn(body.map((row) => kindOf(oneLine(row[index])))));
  const contents: (TableColumn['content'] | undefined)[] = named.map((one, index) =>
    kinds[index] === 'energy' ? 'other' : one?.content,
  );
  const isOpen = (index: number) => contents[index] === undefined;
  const assign = (content: ColumnContent, index: number) => {
    if (index !== -1 && !contents.includes(content)) contents[index] = content;
  };
  for (const [content, kind] of [
    ['day', 'day'],
    ['meal', 'meal'],
    ['food', 'text'],
    ['unit', 'unit'],
  ] as const)
    assign(
      content,
      kinds.findIndex((one, index) => one === kind && isOpen(index)),
    );
  const foodAt = contents.indexOf('food');
  for (const index of kinds.keys())
    if (kinds[index] === 'number' && isOpen(index) && index < foodAt && countsRows(body, index))
      contents[index] = 'index';
  const isUnnamed = (index: number) => isOpen(index) && headings[index] === '';
  assign('quantity', quantityAmong(kinds, isUnnamed, foodAt));
  return headings.map((heading, index) => ({
    heading,
    unit: named[index]?.unit ?? '',
    content:
      contentAt(contents, index) ??
      (kinds[index] === 'number' || kinds[index] === 'amount' ? 'unknown' : restOf(kinds[index])),
  }));
}

/** A second column of foods, days or meals is written beside the food of the first one. */
function contentAt(contents: readonly (TableColumn['content'] | undefined)[], index: number) {
  const content = contents[index];
  const isAgain = content !== undefined && contents.indexOf(content) < index;
  return isAgain && (content === 'food' || content === 'day' || content === 'meal') ? 'note' : content;
}

function restOf(kind: Kind | undefined): TableColumn['content'] {
  if (kind === 'energy' || kind === 'clock' || kind === 'empty') return 'other';
  return 'note';
}

/** The kind of most cells that are not empty; texts where none is frequent. Numbers with and without unit are amounts together. */
function kindOfColumn(cells: readonly Kind[]): Kind {
  const filled = cells.filter((kind) => kind !== 'empty');
  if (filled.length === 0) return 'empty';
  const isMost = (...kinds: Kind[]) => filled.filter((kind) => kinds.includes(kind)).length >= minShare * filled.length;
  const single = (['day', 'meal', 'energy', 'clock', 'unit', 'number'] as const).find((kind) => isMost(kind));
  return single ?? (isMost('number', 'amount') ? 'amount' : 'text');
}

/** Whether the numbers of the column count the rows: 1, 2, 3, or `1.`. */
function countsRows(body: readonly (readonly string[])[], index: number): boolean {
  const cells = body.map((row) => oneLine(row[index])).filter(Boolean);
  return (
    cells.every((cell) => cell.endsWith('.')) ||
    (cells.length > 1 && cells.every((cell, at) => Number(cell) === at + 1))
  );
}

/**
 * Of columns without a heading, the quantity is the first one with units, else the first number behind the food. A number before the food is
 * one where no number is behind it; with both it may be any of them.
 */
function quantityAmong(kinds: readonly Kind[], isUnnamed: (index: number) => boolean, foodAt: number): number {
  const withUnit = kinds.findIndex((kind, index) => kind === 'amount' && isUnnamed(index));
  if (withUnit !== -1) return withUnit;
  const numbers = [...kinds.keys()].filter((index) => kinds[index] === 'number' && isUnnamed(index));
  const before = numbers.filter((index) => index < foodAt);
  const behind = numbers.filter((index) => index > foodAt);
  if (before.length > 0 && behind.length > 0) return -1;
  return (before.length > 0 ? before.at(-1) : behind[0]) ?? -1;
}

/** A column that is not read. */
export interface LeftOutColumn {
  /** Empty without a heading. */
  heading: string;
  /** From 1. */
  position: number;
}

/** The columns with something in them that is no food and no quantity, such as the energy. */
export function leftOutColumns(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): LeftOutColumn[] {
  return columns.flatMap(({ content, heading }, index) => {
    const isLeftOut = content === 'other' || content === 'unknown';
    return isLeftOut && rows.some((row) => kindOf(oneLine(row[index])) !== 'empty')
      ? [{ heading, position: index + 1 }]
      : [];
  });
}
