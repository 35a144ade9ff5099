/**
 * Parses a number as it is typed in a field: a comma or a point separates the decimals, so `1.500` is one and a half.
 * Null for any other text, such as `1.000,5`, `1e3` or `80 kg`, and for more than 15 digits, which are not exact.
 */
export function parseNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  const isNumber = /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(typed) && typed.replace(/\D/g, '').length <= 15;
  return isNumber ? Number(typed.replace(',', '.')) : null;
}
