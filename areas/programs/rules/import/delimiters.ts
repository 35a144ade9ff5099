const delimiters = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Detects the column delimiter: the character that occurs equally often in at least 60% of the lines. Returns null when
 * the text is not a table. Commas and pipes need at least three columns, because they also occur in sentences and
 * decimals.
 */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  if (lines.length < 2) return null;
  const best = delimiters
    .map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }))
    .filter(({ delimiter, columns }) => columns >= (delimiter === ',' || delimiter === '|' ? 3 : 2))
    .filter(({ share }) => share >= 0.6)
    .toSorted((one, other) => other.share - one.share || other.columns - one.columns)[0];
  return best?.delimiter ?? null;
}

/** Returns the median number of columns, and the share of lines with this number of columns or one more or less. */
function regularity(lines: readonly string[], delimiter: Delimiter): { columns: number; share: number } {
  const counts = lines.map((line) => withoutQuoted(line).split(delimiter).length);
  const columns = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1;
  const regular = counts.filter((count) => count > 1 && Math.abs(count - columns) <= 1).length;
  return { columns, share: columns > 1 ? regular / lines.length : 0 };
}

function withoutQuoted(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}
