import type { Language } from './fields.ts';
import { parseNumber } from './parse-number.ts';

const signs: Record<string, number> = { '½': 4, '¼': 2, '¾': 6, '⅛': 1, '⅜': 3, '⅝': 5, '⅞': 7 };
const withSign = /^(\d{1,3})?\s*([½¼¾⅛⅜⅝⅞])$/;
const withFraction = /^(?:(\d{1,3})\s+)?(\d{1,2})\/(2|4|8|16|32)$/;

/** Parses inches as a tape shows them: `37,5`, `37 1/2`, `37½`, also with `in` or `"` at the end. Null for any other text. */
export function typedInches(text: string, language: Language): number | null {
  const typed = text
    .trim()
    .replace(/(?:in\.?|inch|inches|["”″])$/i, '')
    .trim();
  const [, beforeSign = '0', sign = ''] = withSign.exec(typed) ?? [];
  if (sign) return Number(beforeSign) + (signs[sign] ?? 0) / 8;
  const [, before = '0', numerator = '', denominator = ''] = withFraction.exec(typed) ?? [];
  if (!denominator) return parseNumber(typed, { language });
  return Number(numerator) < Number(denominator) ? Number(before) + Number(numerator) / Number(denominator) : null;
}
