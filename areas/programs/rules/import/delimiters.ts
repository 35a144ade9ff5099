const delimiters = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * What parts the columns of a text, or nothing when it is no table: a sign that stands equally often in most lines.
 * Commas also part words of a sentence, and decimals, so they must stand at least twice.
 */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  if (lines.length < 2) return null;
  const told = delimiters.map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }));
  const best = told
    .filter(({ delimiter, columns }) => columns >= (delimiter === ',' || delimiter === '|' ? 3 : 2))
    .filter(({ share }) => share >= 0.6)
    .toSorted((one, other) => other.share - one.share || other.columns - one.columns)[0];
  return best?.delimiter ?? null;
}

/** How many columns most of the lines have, and how many lines have about as many. */
function regularity(lines: readonly string[], delimiter: Delimiter): { columns: number; share: number } {
  const counts = lines.map((line) => withoutQuoted(line).split(delimiter).length);
  const columns = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1;
  const alike = counts.filter((count) => count > 1 && Math.abs(count - columns) <= 1).length;
  return { columns, share: columns > 1 ? alike / lines.length : 0 };
}

function withoutQuoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}
