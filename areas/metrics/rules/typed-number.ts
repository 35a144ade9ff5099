/**
 * Parses a number as it is typed, with a comma or a point before the decimals: `72,5` and `72.5` are the same. A thousands mark
 * is refused, because `1.072` could be both; a number below zero too. Null for any other text.
 */
export function parseTypedNumber(text: string): number | null {
  return /^\d{1,6}(?:[.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}
