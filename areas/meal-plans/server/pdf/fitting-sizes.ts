import type { Cell } from './cells.ts';

/** Sizes of the text of a table, in points, the largest first. */
const sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6] as const;

/** Height and width in points of an A4 page without margins; that of the head of the first page is subtracted. */
const area = { landscape: { width: 745, height: 485 }, portrait: { width: 499, height: 730 } } as const;
const headPoints = 70;

/** Average width of a character and height of a line, in ems; padding of a cell in points. */
const characterEms = 0.53;
const lineEms = 1.42;
const paddingPoints = 9;
const titleColumnEms = 8;

interface Table {
  rows: { cells: (Cell | null)[] }[];
  columns: number;
  isLandscape: boolean;
}

/**
 * The sizes in which a table of meals may fit on a page, estimated from the number of characters; one step larger than the
 * estimate, because the template measures the table and takes the largest that fits. Empty when none fits.
 */
export function fittingSizes({ rows, columns, isLandscape }: Table): number[] {
  const { width, height } = isLandscape ? area.landscape : area.portrait;
  const fits = (size: number) => {
    const characters = Math.max(4, (width - titleColumnEms * size) / columns / (characterEms * size) - 2);
    const lines = rows.map(({ cells }) => Math.max(1, ...cells.map((cell) => (cell ? linesIn(cell, characters) : 0))));
    const total = lines.reduce((sum, count) => sum + count * lineEms * size + paddingPoints, 0);
    return total <= height - headPoints;
  };
  const first = sizes.findIndex(fits);
  if (first === -1) return [];
  return sizes.slice(Math.max(0, first - 1));
}

function linesIn({ lines, note, mark: noteMark, totals, isFree }: Cell, characters: number): number {
  const wrapped = (text: string, available: number) => Math.ceil(text.length / available);
  const foods = lines.map(({ kind, isInRecipe, quantity, name, form, mark }) => {
    const marker = kind === 'or' ? 8 : 0;
    const text = `${quantity} ${name} ${form}${mark && ` ! ${mark}`}`;
    return Math.max(1, Math.ceil((text.length + marker) / (characters - (isInRecipe ? 2 : 0))));
  });
  return (
    foods.reduce((sum, count) => sum + count, 0) +
    (isFree ? 1 : 0) +
    wrapped(note, characters) +
    wrapped(noteMark, characters) +
    totals.split('\n').length
  );
}
