// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\ufeff]/g;

/** What somebody wrote over several lines, without what cannot be seen or stored. */
export function cleanText(cell: string): string {
  return (cell.isWellFormed() ? cell : cell.toWellFormed()).replace(/\r\n?/g, '\n').replace(unseen, ' ').trim();
}

/** A name or a figure: on one line. */
export function lineOf(cell: string): string {
  return cleanText(cell).replace(/[\s\u202f]+/gu, ' ');
}

/** Never half a letter at the end. */
export function cutTo(longest: number, text: string): string {
  return text.length > longest
    ? text
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : text;
}
