const curlySingle = /[\u2018\u2019\u2032\u00b4`]/g;
const curlyDouble = /[\u201c\u201d\u2033]|''/g;
const dashes = /[\u2010-\u2015\u2212]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\ufeff]/g;

/** One way to write quotes, dashes, spaces and the times sign; what cannot be seen goes. */
export function normalizeText(text: string): string {
  return (text.isWellFormed() ? text : text.toWellFormed())
    .normalize('NFC')
    .replace(unseen, '')
    .replace(curlySingle, "'")
    .replace(curlyDouble, '"')
    .replace(dashes, '-')
    .replace(/×|✕/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lower case, without accents and signs: how names and headings are compared. */
export function comparisonKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}

/**
 * Looks like a formula of a spreadsheet. It never becomes one here; whoever sees it should know where it came from.
 * A sign before a number is just a number: "+10 kg", "-5".
 */
export function looksLikeFormula(text: string): boolean {
  return /^\s*=\s*\S/.test(text) || /^\s*[+\-@]\s*(?!\d)[^\s\d+\-@]/.test(text);
}
