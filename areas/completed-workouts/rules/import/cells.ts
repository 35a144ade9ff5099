// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\ufeff]/g;

/** Removes control and invisible characters from a text of several lines. */
function cleanText(cell: string): string {
  return (cell.isWellFormed() ? cell : cell.toWellFormed()).replace(/\r\n?/g, '\n').replace(unseen, ' ').trim();
}

/** Returns the text of a cell in one line, for names and numbers; empty when the file does not have the column. */
export function cellOf(row: readonly string[], at: number | null | undefined): string {
  return lineOf(row[at ?? -1] ?? '');
}

/** Returns the text of a cell with its line breaks, for notes; empty when the file does not have the column. */
export function textOf(row: readonly string[], at: number | undefined): string {
  return cleanText(row[at ?? -1] ?? '');
}

/** Cleans a text and replaces line breaks and repeated spaces by one space. */
export function lineOf(cell: string): string {
  return cleanText(cell).replace(/[\s\u202f]+/gu, ' ');
}

/** Cuts a text to at most `longest` code units, without splitting a character of two code units. */
export function cutTo(longest: number, text: string): string {
  return text.length > longest
    ? text
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : text;
}
