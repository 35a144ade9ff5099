import { typedNumber } from './typed-number.ts';

/** A search with the quantity that was typed beside it. */
export interface FoodQuery {
  search: string;
  /** In grams, or in portions of the food when no unit was typed and the number is small. */
  amount: { value: number; unit: 'g' | 'portions' } | null;
}

/** A number without a unit up to this one counts portions: `2 uova`; a larger one is grams: `80 pasta`. */
const mostPortions = 9;

const number = String.raw`(\d+\s+\d+\/\d+|\d+\/\d+|\d*[½⅓⅔¼¾]|\d[\d.,]*)`;
const unit = String.raw`\s*(kg|gr?\.?|grammi|grams?)?`;
const before = new RegExp(`^${number}${unit}(?:\\s+(?:di|of)\\s+|\\s+)(?=\\p{L})`, 'iu');
const after = new RegExp(`\\s+${number}${unit}$`, 'iu');

/** Separates the quantity from the name of a food: `pasta 80 g`, `80 g di pasta`, `2 uova`. A percentage belongs to the name. */
export function foodQueryOf(text: string): FoodQuery {
  const typed = text.trim();
  const found = before.exec(typed) ?? after.exec(typed);
  const value = found ? typedNumber(found[1] ?? '') : null;
  if (!found || !value) return { search: typed, amount: null };
  const search = typed.replace(found[0], '').trim();
  return { search, amount: amountOf(value, found[2]?.toLowerCase()) };
}

function amountOf(value: number, typedUnit: string | undefined): FoodQuery['amount'] {
  if (typedUnit === 'kg') return { value: value * 1000, unit: 'g' };
  return { value, unit: typedUnit || value > mostPortions ? 'g' : 'portions' };
}
