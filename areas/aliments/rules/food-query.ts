import type { Language } from '#shell/common/fields.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { kgPerPound } from '#shell/common/unit-conversion.ts';
import { withoutRange } from './number-ranges.ts';
import {
  countMarkPattern,
  notNumberedNamePattern,
  numberedFoodPattern,
  numberOfWord,
  numberWordPattern,
  pieceFoodPattern,
} from './number-words.ts';
import { type PieceSize, pieceSizeIn } from './piece-sizes.ts';
import { mostPieces } from './pieces.ts';
import { toTastePattern } from './quantity-text.ts';
import { typedSum } from './typed-number.ts';

/** A search with the quantity that was typed beside it. */
export interface FoodQuery {
  search: string;
  /**
   * In grams, in millilitres, or in household measures with that name. Of a number without a unit `portions` counts the default
   * measure, and `pieces` does so where it is a piece, such as an egg; `piecesOrGrams` is grams where it is none; above
   * `mostPieces` it counts only the measure that is called as the food. `size`: that of the pieces, `2 mele medie`.
   */
  amount:
    | { value: number; unit: 'g' | 'ml' | 'portions' }
    | { value: number; unit: 'pieces' | 'piecesOrGrams'; size?: PieceSize }
    | { value: number; unit: 'measures'; name: string }
    | null;
}

/** Up to this one, before the name, it counts what the food itself is called: `12 uova`; anything else is in grams: `20 burro`. */
const mostOfItself = 20;

const number = String.raw`(\d[\d.,]*(?:\s*\+\s*\d[\d.,]*)+|\d+\s+\d+\/\d+|\d+\/\d+|\d*[½⅓⅔¼¾]|\d[\d.,]*)`;
const gramsPerUnit: Readonly<Record<string, number>> = {
  g: 1,
  hg: 100,
  kg: 1000,
  oz: (kgPerPound * 1000) / 16,
  lb: kgPerPound * 1000,
};
/** `floz`: fluid ounce of the United States. */
const millilitresPerUnit: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, floz: 29.57 };
/** Spellings of the units above, with the unit. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^gr?$|^gramm|^gram/, 'g'],
  [/^ett/, 'hg'],
  [/^chil/, 'kg'],
  [/^fl/, 'floz'],
  [/^ounce/, 'oz'],
  [/^lb|^pound/, 'lb'],
  [/^lit|^lt$/, 'l'],
];
const unit = String.raw`\s*(?:(kg|chil[oi]|hg|ett[oi]|gr?|grammi|grams?|fl\.?\s?oz|fluid ounces?|oz|ounces?|lbs?|pounds?|ml|cl|dl|lit(?:r[oi]|ers?|res?)|lt|l)(?!\p{L})\.?)?`;
/** Names of household measures: `2 cucchiai olio`, `2 fette di pane`, `2 slices bread`. */
const measures =
  'cucchiain[oi]|cucchiai[o]?|tazz(?:in)?[ae]|bicchier(?:in)?[eoi]|scatolett[ae]|lattin[ae]|bustin[ae]|misurin[oi]|vasett[oi]|' +
  'barattol[oi]|pacchett[oi]|confezion[ei]|vaschett[ae]|bottigli[ae]|' +
  'fett[ae]|spicchi[o]?|manciat[ae]|pugn[oi]|pizzic(?:o|hi)|porzion[ei]|acin[oi](?!\\s+di\\s+pepe)|chicc(?:o|hi)|quadratin[oi]|quadrett[oi]|fogli[ae]|pezz(?:o|i)|' +
  'tbsp|tsp|tablespoons?|teaspoons?|cups?|glass(?:es)?|scoops?|sachets?|packets?|jars?|bottles?|' +
  'slices?|cloves?|handfuls?|pinch(?:es)?|portions?|servings?|squares?|leaf|leaves|pieces?|cans?|tins?|pots?|tubs?|rashers?|sticks?|bowls?|mugs?';
/** Words for how full a spoon is, which change no quantity: `2 heaped tbsp oats`, `1 cucchiaio colmo di avena`. */
const fullBefore = String.raw`(?:(?:heaped|heaping|level|rounded)\s+)?`;
const fullAfter = String.raw`(?:\s+(?:colm[oi]|ras[oi]))?`;
const preposition = String.raw`(?:\s+(?:di|of)\s+|\s+d['’]\s*)`;
const measuredBefore = new RegExp(
  String.raw`^${number}\s*${fullBefore}(?!${pieceFoodPattern})(${measures})${fullAfter}(?:${preposition}|\s+(?!e\s+mezz))(?=\p{L})`,
  'iu',
);
const measuredAfter = new RegExp(String.raw`\s+${number}\s*${fullBefore}(${measures})${fullAfter}$`, 'iu');
const before = new RegExp(`^${countMarkPattern}?${number}${unit}(?:${preposition}|\\s+)(?=\\p{L})`, 'iu');
const after = new RegExp(`${notNumberedNamePattern}\\s+${countMarkPattern}?${number}${unit}$`, 'iu');
const toTasteAfter = new RegExp(String.raw`[\s,]+${toTastePattern}$`, 'iu');
const toTasteBefore = new RegExp(String.raw`^${toTastePattern}\s+(?:(?:di|of)\s+)?(?=\p{L})`, 'iu');
/** A second quantity, of another food: `bresaola 80 g, pane 50 g`. */
const otherQuantity = /\d\s?(?:gr?|kg|ml|cl|dl|l)(?!\p{L})/iu;
/** `mezza mela`, `half an apple`, `half avocado`; not `half fat cheese` or `half skimmed milk`. */
const half = /^(?:mezz[oa]|half(?:\s+an?)?)\s+(?=\p{L})(?!fat\b|skimmed\b|cream|and\b)/iu;
/** `una mela`, `tre uova`. */
const wordBefore = new RegExp(String.raw`^${numberWordPattern}\s+(?=\p{L})(?!po['’]|${numberedFoodPattern})`, 'iu');
const elided = /^un['’]\s*(?=\p{L})/iu;
/** `olio un cucchiaio`, `latte mezzo litro`. */
const measureAtEnd = `(?=(?:${measures}|chil[oi]|ett[oi]|litr[oi]|lit(?:er|re)s?|pounds?)$)`;
const wordAfter = new RegExp(String.raw`\s+${numberWordPattern}\s+${measureAtEnd}`, 'iu');
const halfAfter = new RegExp(String.raw`\s+(?:mezz[oa]|half\s+an?)\s+${measureAtEnd}`, 'iu');

/** `da 175 g` of `da 150 a 200 g`. */
const beforeMean = /(^|\s)(?:da|from)\s(?=\d)/iu;

/**
 * Separates the quantity from the name of a food: `pasta 80 g`, `80 g di pasta`, `pasta 80+20`, `2 uova`, `mezza mela`,
 * `2 cucchiai d'olio`, `un cucchiaio di olio`, `tre uova`, `sale q.b.`, `3 oz chicken`, `latte 250 ml`. Of a range
 * the mean is taken: `pollo 150-200 g`. A percentage belongs to the name.
 */
export function foodQueryOf(text: string, language: Language): FoodQuery {
  const typed = text.trim();
  const { text: withMean, range } = withoutRange(typed, language);
  const ofMean = range === '' ? null : queryOf(withMean.replace(beforeMean, '$1'), language);
  return ofMean?.amount ? ofMean : queryOf(typed, language);
}

function queryOf(typed: string, language: Language): FoodQuery {
  const counted = withDigits(typed);
  return toTasteQuery(typed) ?? measuredQuery(counted, language) ?? countedQuery(counted, language, counted !== typed);
}

/** The text with digits for the words that count; unchanged when it has digits already. */
function withDigits(typed: string): string {
  if (/\d/.test(typed)) return typed;
  return typed
    .replace(half, '½ ')
    .replace(elided, '1 ')
    .replace(wordBefore, (_, counted: string) => `${numberOfWord.get(counted.toLowerCase())} `)
    .replace(halfAfter, ' ½ ')
    .replace(wordAfter, (_, counted: string) => ` ${numberOfWord.get(counted.toLowerCase())} `);
}

/** The query of a food to taste, which is 0 g; null for another one. */
function toTasteQuery(typed: string): FoodQuery | null {
  const search = typed.replace(toTasteAfter, '').replace(toTasteBefore, '');
  return search === typed ? null : { search, amount: { value: 0, unit: 'g' } };
}

/** The query with a household measure; null without one. */
function measuredQuery(typed: string, language: Language): FoodQuery | null {
  const found = measuredBefore.exec(typed) ?? measuredAfter.exec(typed);
  const [match = '', digits = '', name] = found ?? [];
  const value = typedSum(digits, language);
  if (!name || !value) return null;
  const search = typed.replace(match, '').trim();
  return { search, amount: { value, unit: 'measures', name: name.toLowerCase() } };
}

/** `isInWords`: the number was a word, which never counts grams. */
function countedQuery(typed: string, language: Language, isInWords: boolean): FoodQuery {
  const first = before.exec(typed);
  const found = first ?? after.exec(typed);
  const value = found ? typedSum(found[1] ?? '', language) : null;
  if (!found || !value) return { search: typed, amount: null };
  const search = typed.replace(found[0], '').trim();
  if (otherQuantity.test(search)) return { search: typed, amount: null };
  if (found[2]) return { search, amount: measuredIn(found[2].toLowerCase(), value) };
  const isMany = value > mostPieces && !isInWords;
  if (isMany && !(first && value <= mostOfItself)) return { search, amount: { value, unit: 'g' } };
  const { name, size } = pieceSizeIn(search);
  if (isFraction(found[1] ?? '')) return { search: name, amount: { value, unit: 'portions' } };
  const unitOfNumber = first && !isMany ? 'pieces' : 'piecesOrGrams';
  return { search: name, amount: { value, unit: unitOfNumber, ...(size && { size }) } };
}

/** Whether the number is typed as a fraction, which counts portions and not grams. */
function isFraction(digits: string): boolean {
  return /[/½⅓⅔¼¾]/.test(digits);
}

function measuredIn(typedUnit: string, value: number): FoodQuery['amount'] {
  const word = typedUnit.replace('.', '');
  const name = spellings.find(([spelling]) => spelling.test(word))?.[1] ?? word;
  const millilitres = millilitresPerUnit[name];
  if (millilitres) return { value: roundedTo(1, value * millilitres), unit: 'ml' };
  return { value: roundedTo(1, value * (gramsPerUnit[name] ?? 1)), unit: 'g' };
}
