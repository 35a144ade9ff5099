import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import type { Language } from '#shell/common/fields.ts';
import { roundedTo } from '#shell/common/numbers.ts';

const digits = String.raw`(?!0\d)\d+(?:[.,]\d+)?`;
const weight = String.raw`(?:kg|gr?|ml|cl|dl|l)(?!\p{L})`;
/** `150-200 g`, `da 150 a 200 g`, `2 o 3`; not behind a word whose number belongs to the name, as in `tipo 2`. */
const range = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<!(?:tipo|type|omega) )((da |from )?(${digits})(?: ?[-–/] ?| (?:a|o|to|or) )(${digits}))(?![\d.,/]|\s?%)( ?${weight})?`,
  'iu',
);
/** Largest ratio of the ends of a range; other numbers beside each other are no range. */
const mostRatio = 4;
/** A slash between smaller numbers is that of a fraction: `1/2`. */
const leastOfSlash = 10;
const unitFirst = /(?<![\p{L}\d])(?<!\d )(kg|gr?|grammi|ml)\.? ?(\d[\d.,]*)(?![\p{L}\d%])/giu;

/** The text with the mean instead of a range of numbers, and the range as it was typed, empty without one. */
export function withoutRange(text: string, language: Language): { text: string; range: string } {
  const [all = '', between = '', preposition = '', first = '', last = '', unit = ''] = range.exec(text) ?? [];
  const [from, to] = [typedNumber(first, language), typedNumber(last, language)];
  const isFraction = between.includes('/') && (from ?? 0) < leastOfSlash;
  if (!from || !to || from >= to || to > from * mostRatio || isFraction) return { text, range: '' };
  const mean = String(roundedTo(2, (from + to) / 2));
  return {
    text: text.replace(all, `${unit && preposition}${language === 'it' ? mean.replace('.', ',') : mean}${unit}`),
    range: `${between}${unit}`,
  };
}

/** `60 g` for `g 60`. */
export function withUnitsBehind(text: string): string {
  return text.replaceAll(unitFirst, '$2 $1');
}

const bracketed = /\s?\((?:circa |ca\.? ?|about )?(\d[\d.,]*) ?(kg|gr?|ml|cl|dl)\.?\)/iu;

interface SeparatedWeight {
  /** The text without the weight. */
  text: string;
  digits: string;
  unit: string;
}

/** Separates a weight in brackets, `1 frutto (150 g)`; null without one. */
export function bracketedWeight(text: string): SeparatedWeight | null {
  const found = bracketed.exec(text);
  const [all = '', count = '', unit = ''] = found ?? [];
  return found ? { text: text.replace(all, '').trim(), digits: count, unit } : null;
}

const each = String.raw`each|apiece|ciascun[oa]|cadaun[oa]|cad\.?|(?:al)?l['’]un[oa]`;
const weightOfPiece = new RegExp(
  String.raw`(?:^|,? )\(?(da |from )?(\d[\d.,]{0,9}) ?(grammi|kg|gr?|ml|cl|dl|l)\.?(?!\p{L})( (?:${each})(?!\p{L}))?\)?`,
  'giu',
);

/** Separates the weight of each piece, `2 yogurt da 125 g`, `2 slices of bread (30 g each)`; null without one. */
export function weightOfEach(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].find(([, from, , , ofEach]) => from || ofEach);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found ? { text: text.replace(all, '').trim(), digits: count, unit } : null;
}

/** Separates a weight at the end, `1 yogurt 150 g`; null without one. */
export function weightAtEnd(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].at(-1);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found && text.endsWith(all) ? { text: text.slice(0, -all.length).trim(), digits: count, unit } : null;
}
