import { typedNumber } from './typed-number.ts';

/** A search with the quantity that was typed beside it. */
export interface FoodQuery {
  search: string;
  /**
   * In grams, in household measures with that name, or in portions of the food when no unit was typed and the number is
   * small.
   */
  amount: { value: number; unit: 'g' | 'portions' } | { value: number; unit: 'measures'; name: string } | null;
}

/** A number without a unit up to this one counts portions: `2 uova`; a larger one is grams: `80 pasta`. */
const mostPortions = 9;

const number = String.raw`(\d+\s+\d+\/\d+|\d+\/\d+|\d*[½⅓⅔¼¾]|\d[\d.,]*)`;
const unit = String.raw`\s*(kg|gr?\.?|grammi|grams?)?`;
/** Spoons, cups and glasses, which no food is called: `2 cucchiai olio`. */
const vessels = 'cucchiain[oi]|cucchiai[o]?|tazz[ae]|bicchier[ei]|tbsp|tsp|tablespoons?|teaspoons?|cups?|glass(?:es)?';
/** Measures that may also begin the name of a food, such as `fette biscottate`: only before a preposition. */
const pieces =
  'fett[ae]|spicchi[o]?|manciat[ae]|pizzic(?:o|hi)|porzion[ei]|vasett[oi]|slices?|cloves?|handfuls?|pinch(?:es)?|portions?|servings?';
const preposition = String.raw`(?:\s+(?:di|of)\s+|\s+d['’]\s*)`;
const measuredBefore = new RegExp(
  String.raw`^${number}\s*(?:(${vessels})(?:${preposition}|\s+)|(${pieces})${preposition})(?=\p{L})`,
  'iu',
);
const measuredAfter = new RegExp(String.raw`\s+${number}\s*(${vessels}|${pieces})$`, 'iu');
const before = new RegExp(`^${number}${unit}(?:\\s+(?:di|of)\\s+|\\s+)(?=\\p{L})`, 'iu');
const after = new RegExp(`\\s+${number}${unit}$`, 'iu');

/**
 * Separates the quantity from the name of a food: `pasta 80 g`, `80 g di pasta`, `2 uova`, `2 cucchiai d'olio`. A percentage
 * belongs to the name.
 */
export function foodQueryOf(text: string): FoodQuery {
  const typed = text.trim();
  return measuredQuery(typed) ?? countedQuery(typed);
}

/** The query with a household measure; null without one. */
function measuredQuery(typed: string): FoodQuery | null {
  const found = measuredBefore.exec(typed) ?? measuredAfter.exec(typed);
  const [match = '', digits = '', vessel, piece] = found ?? [];
  const name = vessel ?? piece;
  const value = typedNumber(digits);
  if (!name || !value) return null;
  const search = typed.replace(match, '').trim();
  return { search, amount: { value, unit: 'measures', name: name.toLowerCase() } };
}

function countedQuery(typed: string): FoodQuery {
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
