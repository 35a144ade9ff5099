import { toTastePattern } from '#areas/aliments/rules/quantity-text.ts';
import { withoutHeading } from '../line-headings.ts';
import { containers, unitOf } from '../pasted-units.ts';

/** What a cell can be by its text alone. `amount`: a number with a unit, or an amount to taste. */
type CellKind = 'empty' | 'day' | 'meal' | 'number' | 'amount' | 'energy' | 'unit' | 'clock' | 'text';

const number = String.raw`[~≈]?\s?(?:\d+\s)?\d+(?:[.,/]\d+)*(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?|\d*\s?[½⅓⅔¼¾]`;
const amount = new RegExp(String.raw`^(?:${number})\s?(\p{L}*)\.?$`, 'u');
const bareNumber = new RegExp(`^(?:${number})$`, 'u');
const toTaste = new RegExp(`^${toTastePattern}$`, 'iu');
const clock = /^(?:ore\s|h\s?)?\d{1,2}:\d{2}(?:\s?[ap]m)?$/iu;
const energyUnits = new Set(['kcal', 'cal', 'kj', 'calorie', 'calories', 'kalorien']);

/** Longer cells are texts. */
const maxCharacters = 40;

export function kindOf(cell: string): CellKind {
  if (!/[\p{L}\p{N}]/u.test(cell)) return 'empty';
  if (cell.length > maxCharacters) return 'text';
  if (toTaste.test(cell)) return 'amount';
  if (clock.test(cell)) return 'clock';
  const word = amount.exec(cell)?.[1]?.toLowerCase();
  if (word === '') return 'number';
  if (word !== undefined && energyUnits.has(word)) return 'energy';
  if (word !== undefined && isUnit(word)) return 'amount';
  return isUnit(cell.toLowerCase().replace(/\.$/, '')) ? 'unit' : (headingIn(cell)?.kind ?? 'text');
}

function isUnit(word: string): boolean {
  return unitOf.has(word) || containers.has(word);
}

export function isBareNumber(cell: string): boolean {
  return bareNumber.test(cell);
}

export function isTotal(cell: string): boolean {
  return /^(?:sub\s?)?tot(?:al[ei]?|als)?(?![\p{L}])/iu.test(cell);
}

/** Whether a cell names days or meals alone: `LUNEDÌ`, `Spuntino 1`. */
export function headingIn(cell: string): { kind: 'day' | 'meal' } | null {
  const { rest, headings } = withoutHeading(cell);
  const [first] = headings;
  return rest === '' && first ? { kind: headings.every(({ kind }) => kind === 'day') ? 'day' : 'meal' } : null;
}

interface NamedMealOrDay {
  /** As a line of its own. */
  line: string;
  /** What the cell says besides: `facoltativo` of `Spuntino (facoltativo)`. */
  besides: string;
}

/**
 * The day or meal of a cell whose column or row has them; null for unknown words. A number counts what the heading of the column names:
 * `Pasto 2`.
 */
export function mealOrDayIn(
  cell: string,
  { kind, heading }: { kind: 'day' | 'meal'; heading: string },
): NamedMealOrDay | null {
  const [counted] = /^\d{1,2}(?=[°º.)]?$)/u.exec(cell) ?? [];
  const numbered = headingIn(`${heading} 1`)?.kind === kind ? heading : kind === 'day' ? 'Giorno' : 'Pasto';
  if (counted !== undefined) return { line: `${numbered} ${counted}`, besides: '' };
  if (headingIn(cell)) return { line: cell, besides: '' };
  const outside = oneLine(cell.replaceAll(/\([^()]*\)/gu, ' '));
  const inside = [...cell.matchAll(/\(([^()]*)\)/gu)].map(([, inner = '']) => inner.trim()).join(', ');
  if (outside !== cell && headingIn(outside)) return { line: outside, besides: inside };
  const { rest, headings } = withoutHeading(cell);
  const line = cell.slice(0, cell.length - rest.length).replace(/[\s:–—-]+$/u, '');
  return headings.length > 0 && headingIn(line) ? { line, besides: rest } : null;
}

/** The text of a cell in one line. */
export function oneLine(cell: string | undefined): string {
  return (cell ?? '').replaceAll(/\s+/gu, ' ').trim();
}

/** The lines of a cell with words or numbers. */
export function cellLines(cell: string | undefined): string[] {
  return (cell ?? '').split(/\r\n|\r|\n/).flatMap((line) => (/[\p{L}\p{N}]/u.test(line) ? [oneLine(line)] : []));
}

/** The texts of the cells with words or numbers. */
export function filledCells(row: readonly string[]): string[] {
  return row.flatMap((cell) => (/[\p{L}\p{N}]/u.test(cell) ? [oneLine(cell)] : []));
}
