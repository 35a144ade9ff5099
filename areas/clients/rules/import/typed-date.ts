/**
 * Converts a typed date to ISO 8601: `21/11/1990`, `21.11.1990` and `1990-11-21` are `1990-11-21`. Null for any other text and for a day
 * that does not exist. The American order `11/21/1990` is refused: `05/06/1990` in the same list would be read as 5 June instead of 6 May.
 */
export function typedDate(text: string): string | null {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (y && m && d) return dateOf(y, m, d);
  const [, one, other, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  if (!one || !other || !year) return null;
  return dateOf(year, other, one);
}

function dateOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}
