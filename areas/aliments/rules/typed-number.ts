import type { Language } from '#shell/common/fields.ts';

const fractions: Record<string, number> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };

/**
 * The number that a person typed: `0,5`, `0.5`, `1 1/2`, `1½`, `1.250,5`. A separator before groups of three digits is that of
 * thousands where the language writes it so: `1.000` is one thousand in Italian and one in English, `1,000` the other way
 * round. Null for anything else.
 */
export function typedNumber(text: string, language: Language): number | null {
  const typed = text.trim();
  const [units, numerator, denominator] = fractionOf(typed);
  if (denominator === 0) return null;
  if (denominator !== undefined) {
    const count = units === '' ? 0 : decimalOf(units ?? '', language);
    return count === null ? null : count + (numerator ?? 0) / denominator;
  }
  return decimalOf(typed, language);
}

/** The text before a fraction, the numerator and the denominator; empty when the text has no fraction. */
function fractionOf(text: string): [string?, number?, number?] {
  const sign = fractions[text.at(-1) ?? ''];
  if (sign !== undefined) return [text.slice(0, -1).trim(), sign, 1];
  const found = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(text);
  return found ? [found[1] ?? '', Number(found[2]), Number(found[3])] : [];
}

function decimalOf(text: string, language: Language): number | null {
  const [thousands, decimal] = language === 'it' ? ['.', ','] : [',', '.'];
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(\\${thousands}\\d{3})+(\\${decimal}\\d+)?$`).test(text);
  const plain = isGrouped ? text.replaceAll(thousands, '') : text;
  return /^\d+([.,]\d*)?$/.test(plain) || /^[.,]\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
