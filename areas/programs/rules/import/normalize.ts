const curlySingle = /[\u2018\u2019\u2032\u00b4`]/g;
const curlyDouble = /[\u201c\u201d\u2033]|''/g;
const dashes = /[\u2010-\u2015\u2212]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\ufeff]/g;

/** `1 minuto e mezzo`, `a minute and a half`. */
const minutesAndHalf =
  /(?<![\p{L}\d])(\d{1,2}|un|one|a) ?(?:minut[oi]|minutes?|min\.?) (?:e mezz[oa]|and a half)(?!\p{L})/giu;

/** Unifies quotes, dashes, spaces, the times sign and half minutes, and removes invisible characters. */
export function normalizeText(text: string): string {
  return (text.isWellFormed() ? text : text.toWellFormed())
    .normalize('NFC')
    .replace(invisible, '')
    .replace(curlySingle, "'")
    .replace(curlyDouble, '"')
    .replace(dashes, '-')
    .replace(/×|✕/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(minutesAndHalf, (_, count: string) => `${/\d/.test(count) ? count : 1},5 min`)
    .trim();
}

/** Converts to lower case without accents and punctuation, to compare names and headings. */
export function comparisonKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}

/**
 * Whether the text looks like a spreadsheet formula. It is imported as text with a notice. A sign before a number is not a
 * formula: "+10 kg", "-5".
 */
export function looksLikeFormula(text: string): boolean {
  return /^\s*=\s*\S/.test(text) || /^\s*[+\-@]\s*(?!\d)[^\s\d+\-@]/.test(text);
}
