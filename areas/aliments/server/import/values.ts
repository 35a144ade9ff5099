import type { NutrientUnit } from '../../contract/nutrients.ts';

export type StatedUnit = NutrientUnit | 'kcal' | 'kJ' | 'IU';

/**
 * A cell of a composition table. `unknown`: not measured, which is not zero. A trace counts as 0 and a value below a limit as half of
 * the limit.
 */
export type Value =
  | { kind: 'unknown' }
  | { kind: 'amount'; amount: number; state?: 'trace' | 'below_limit'; unit?: StatedUnit }
  | { kind: 'invalid' };

const unknownWords =
  /^([-–—.?*]|n\.? ?[dabv]\.?|n\/[ad]|nan|null|none|nd|na|k\.? ?a\.?|non disponibile|not available)?$/i;
const traceWords = /^\(?(tr\.?|traces?|tracce|sp\.?|spuren)\)?$/i;
const numberPattern = /^([<>≤~]?)\s*([\d.,' \u00a0\u202f]*\d(?:e[-+]?\d+)?)\s*([a-zµμ]*)$/i;

/** The value of a cell; decimal comma and point are both read. A unit behind the number replaces the unit of the column. */
export function parseValue(cell: string | number): Value {
  if (typeof cell === 'number')
    return cell >= 0 && cell < Number.POSITIVE_INFINITY ? { kind: 'amount', amount: cell } : { kind: 'invalid' };
  const text = cell.trim();
  if (unknownWords.test(text)) return { kind: 'unknown' };
  if (traceWords.test(text)) return { kind: 'amount', amount: 0, state: 'trace' };
  const [, sign, digits = '', unitText = ''] = numberPattern.exec(text) ?? [];
  const amount = sign === undefined ? Number.NaN : decimalOf(digits);
  const unit = unitOf(unitText);
  if (!Number.isFinite(amount) || (unitText !== '' && !unit)) return { kind: 'invalid' };
  const stated = unit ? { unit } : {};
  if (sign === '<' || sign === '≤') return { kind: 'amount', amount: amount / 2, state: 'below_limit', ...stated };
  return sign === '>' ? { kind: 'invalid' } : { kind: 'amount', amount, ...stated };
}

/**
 * With one kind of separator that occurs once, it is the decimal one: amounts in 100 g rarely reach a thousand. With both, the last
 * one is decimal; a separator that occurs several times separates thousands.
 */
function decimalOf(digits: string): number {
  const text = digits.replaceAll(/['\s\u00a0\u202f]/g, '');
  const [commas, points] = [text.split(',').length - 1, text.split('.').length - 1];
  const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (commas > 0 && points > 0) {
    const thousands = decimal === ',' ? '.' : ',';
    return Number(text.replaceAll(thousands, '').replace(decimal, '.'));
  }
  if (commas > 1 || points > 1) return Number(text.replaceAll(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}

const units: Readonly<Record<string, StatedUnit>> = {
  g: 'g',
  gr: 'g',
  grm: 'g',
  mg: 'mg',
  µg: 'µg',
  μg: 'µg',
  ug: 'µg',
  mcg: 'µg',
  kcal: 'kcal',
  cal: 'kcal',
  kj: 'kJ',
  iu: 'IU',
  ui: 'IU',
};

/** The unit that a text names: `MG`, `mcg`, `µg-RE`; undefined for other texts. */
export function unitOf(text: string): StatedUnit | undefined {
  return units[text.trim().toLowerCase().split(/[-/ ]/)[0] ?? ''];
}

const perGram: Readonly<Record<NutrientUnit, number>> = { g: 1, mg: 1000, µg: 1_000_000 };

/** The amount in another unit of mass. */
export function converted(amount: number, from: NutrientUnit, to: NutrientUnit): number {
  return from === to ? amount : (amount / perGram[from]) * perGram[to];
}

/** Maximum amount in 100 g of food. */
export function maxIn100g(unit: NutrientUnit): number {
  return 100 * perGram[unit];
}
