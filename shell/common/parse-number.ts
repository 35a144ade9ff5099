import type { Language } from './fields.ts';

interface Reading {
  /** The language in which the text was typed. */
  language: Language;
  /** The number has no decimals, so digits in groups of three have a thousands mark in every language. */
  isWhole?: boolean;
}

/**
 * Parses a number as it is typed in a field. A comma or a point separates the decimals, except the thousands mark of the
 * language before groups of three digits: `1.500` is 1500 in Italian and 1.5 in English, `62.5` is 62.5 in both. Spaces and
 * apostrophes separate thousands in both.
 *
 * Null for any other text, such as `1,000.5` in Italian, `1e3` or `80 kg`, and for more than 15 digits, which are not exact.
 */
export function parseNumber(text: string, reading: Reading): number | null {
  const typed = withoutThousandsMarks(text.trim().replace('−', '-'), reading);
  const isNumber = /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(typed) && typed.replace(/\D/g, '').length <= 15;
  return isNumber ? Number(typed.replace(',', '.')) : null;
}

/** True for the beginning of a number that needs more digits, such as `1.50` on the way to `1.500` and `12 ` to `12 000`. */
export function isUnfinishedNumber(text: string): boolean {
  return /^[-−]?(?:[.,]|[1-9]\d{0,2}([.,\s'’])(?:\d{3}\1)*\d{0,2})?$/.test(text);
}

function withoutThousandsMarks(typed: string, { language, isWhole = false }: Reading): string {
  const marks = isWhole ? '.,' : language === 'it' ? '.' : ',';
  const grouped = new RegExp(String.raw`^-?[1-9]\d{0,2}([${marks}\s'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$`).exec(
    typed,
  );
  return grouped ? typed.replaceAll(grouped[1] ?? '', '') : typed;
}
