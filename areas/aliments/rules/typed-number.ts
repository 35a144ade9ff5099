import type { Language } from '#shell/common/fields.ts';
import { parseNumber } from '#shell/common/parse-number.ts';

const fractions: Record<string, number> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };

/**
 * The number that a person typed: `0,5`, `0.5`, `1 1/2`, `1½`, or with the thousands mark of their language. Null for anything
 * else, such as a number below zero.
 */
export function typedNumber(text: string, language: Language): number | null {
  const typed = text.trim();
  const [units, numerator, denominator] = fractionOf(typed);
  if (denominator === 0) return null;
  if (denominator !== undefined) {
    const count = units === '' ? 0 : positive(units ?? '', language);
    return count === null ? null : count + (numerator ?? 0) / denominator;
  }
  return positive(typed, language);
}

/** The value of a sum or difference of numbers and products; null when a part is not a number. */
export function typedSum(text: string, language: Language): number | null {
  const parts = text.split(/(?=[+-])/);
  const values = parts.map((part) => {
    const sign = part.startsWith('-') ? -1 : 1;
    const factors = part.replace(/^[+-]/, '').split(/[*x×]/i);
    const product = factors.reduce((result, factor) => result * (typedNumber(factor, language) ?? Number.NaN), 1);
    return sign * product;
  });
  const sum = values.reduce((result, value) => result + value, 0);
  return Number.isFinite(sum) ? sum : null;
}

/** The text before a fraction, the numerator and the denominator; empty when the text has no fraction. */
function fractionOf(text: string): [string?, number?, number?] {
  const sign = fractions[text.at(-1) ?? ''];
  if (sign !== undefined) return [text.slice(0, -1).trim(), sign, 1];
  const found = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(text);
  return found ? [found[1] ?? '', Number(found[2]), Number(found[3])] : [];
}

function positive(text: string, language: Language): number | null {
  return text.startsWith('-') || text.startsWith('−') ? null : parseNumber(text, { language });
}
