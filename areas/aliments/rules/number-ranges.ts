import type { Language } from '#shell/common/fields.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { typedNumber } from './typed-number.ts';

const digits = String.raw`(?!0\d)\d+(?:[.,]\d+)?`;
const weight = String.raw`(?:kg|gr?|ml|cl|dl|l)(?!\p{L})`;
/** `150-200 g`, `da 150 a 200 g`, `2 o 3`; not behind a word whose number belongs to the name, as in `tipo 2`. */
const range = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<!(?:tipo|type|omega) )((da |from )?(${digits})(?: ?[-–/÷] ?| (?:a|o|to|or) )(${digits}))(?![\d.,/]|\s?%)( ?${weight})?`,
  'iu',
);
/** Largest ratio of the ends of a range; other numbers beside each other are no range. */
const mostRatio = 4;
/** A slash between smaller numbers is that of a fraction: `1/2`. */
const leastOfSlash = 10;

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
