import type { Language } from '#shell/common/fields.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { kgPerPound } from '#shell/common/unit-conversion.ts';
import { typedSum } from './typed-number.ts';

/** A search with the quantity that was typed beside it. */
export interface FoodQuery {
  search: string;
  /**
   * In grams, or in household measures with that name. Of a number without a unit `portions` counts the default measure, and
   * `pieces` does so where it is a piece, such as an egg; else it is grams.
   */
  amount:
    | { value: number; unit: 'g' | 'portions' | 'pieces' }
    | { value: number; unit: 'measures'; name: string }
    | null;
}

/** A number without a unit up to this one may count pieces: `2 uova`; a larger one is grams: `80 pasta`. */
const mostPieces = 9;

const number = String.raw`(\d[\d.,]*(?:\s*\+\s*\d[\d.,]*)+|\d+\s+\d+\/\d+|\d+\/\d+|\d*[½⅓⅔¼¾]|\d[\d.,]*)`;
const unit = String.raw`\s*(kg|gr?\.?|grammi|grams?|oz|ounces?|lbs?|pounds?)?`;
const toTaste = String.raw`(?:q\.?\s?b\.?|quanto basta|to taste|as needed)`;
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
const toTasteAfter = new RegExp(String.raw`[\s,]+${toTaste}$`, 'iu');
const toTasteBefore = new RegExp(String.raw`^${toTaste}\s+(?:(?:di|of)\s+)?(?=\p{L})`, 'iu');
const half = /^(?:mezz[oa]|half\s+an?)\s+(?=\p{L})/iu;

/**
 * Separates the quantity from the name of a food: `pasta 80 g`, `80 g di pasta`, `pasta 80+20`, `2 uova`, `mezza mela`,
 * `2 cucchiai d'olio`, `sale q.b.`, `3 oz chicken`. A percentage belongs to the name.
 */
export function foodQueryOf(text: string, language: Language): FoodQuery {
  const typed = text.trim();
  return toTasteQuery(typed) ?? measuredQuery(typed, language) ?? countedQuery(typed, language);
}

/** The query of a food to taste, which is 0 g; null for another one. */
function toTasteQuery(typed: string): FoodQuery | null {
  const search = typed.replace(toTasteAfter, '').replace(toTasteBefore, '');
  return search === typed ? null : { search, amount: { value: 0, unit: 'g' } };
}

/** The query with a household measure; null without one. */
function measuredQuery(typed: string, language: Language): FoodQuery | null {
  const found = measuredBefore.exec(typed) ?? measuredAfter.exec(typed);
  const [match = '', digits = '', vessel, piece] = found ?? [];
  const name = vessel ?? piece;
  const value = typedSum(digits, language);
  if (!name || !value) return null;
  const search = typed.replace(match, '').trim();
  return { search, amount: { value, unit: 'measures', name: name.toLowerCase() } };
}

function countedQuery(typed: string, language: Language): FoodQuery {
  const found = before.exec(typed) ?? after.exec(typed);
  const value = found ? typedSum(found[1] ?? '', language) : null;
  if (!found || !value) return halfQuery(typed);
  const search = typed.replace(found[0], '').trim();
  if (isFraction(found[1] ?? '') && !found[2]) return { search, amount: { value, unit: 'portions' } };
  return { search, amount: amountOf(value, found[2]?.toLowerCase()) };
}

function halfQuery(typed: string): FoodQuery {
  if (!half.test(typed)) return { search: typed, amount: null };
  return { search: typed.replace(half, ''), amount: { value: 0.5, unit: 'portions' } };
}

/** Whether the number is typed as a fraction, which counts portions and not grams. */
function isFraction(digits: string): boolean {
  return /[/½⅓⅔¼¾]/.test(digits);
}

function amountOf(value: number, typedUnit: string | undefined): FoodQuery['amount'] {
  if (typedUnit === 'kg') return { value: value * 1000, unit: 'g' };
  if (/^(?:lb|pound)/.test(typedUnit ?? '')) return { value: roundedTo(1, value * kgPerPound * 1000), unit: 'g' };
  if (/^(?:oz|ounce)/.test(typedUnit ?? ''))
    return { value: roundedTo(1, (value * kgPerPound * 1000) / 16), unit: 'g' };
  return { value, unit: typedUnit || value > mostPieces ? 'g' : 'pieces' };
}
