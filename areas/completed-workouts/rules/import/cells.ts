// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\ufeff]/g;

/** Removes control and invisible characters from a text of several lines. */
function cleanText(cell: string): string {
  return (cell.isWellFormed() ? cell : cell.toWellFormed()).replace(/\r\n?/g, '\n').replace(unseen, ' ').trim();
}

/** The text of a cell in one line: a name or a number. Empty without the column. */
export function cellOf(row: readonly string[], at: number | null | undefined): string {
  return lineOf(row[at ?? -1] ?? '');
}

/** The text of a cell in several lines: a note. Empty without the column. */
export function textOf(row: readonly string[], at: number | undefined): string {
  return cleanText(row[at ?? -1] ?? '');
}

/** A name or a number, in one line. */
export function lineOf(cell: string): string {
  return cleanText(cell).replace(/[\s\u202f]+/gu, ' ');
}

/** Does not split a character of two code units. */
export function cutTo(longest: number, text: string): string {
  return text.length > longest
    ? text
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : text;
}
