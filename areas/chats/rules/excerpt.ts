import { normalizeText } from '#shell/common/normalize-text.ts';

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Characters of an excerpt, and of those before the first match. */
const excerptLength = 160;
const before = 40;
const word = /[\p{L}\p{N}]+/gu;

/** The words of a search, at most ten. */
export function searchWords(search: string): string[] {
  return (normalizeText(search).match(word) ?? []).slice(0, 10);
}

/** The part of a text around the first word of the search, with all words of the search marked. */
export function excerptOf(text: string, terms: readonly string[]): ExcerptPart[] {
  const first = [...text.matchAll(word)].find(([known]) => isMatch(known, terms));
  const from = first && first.index > before ? startOfWord(text, first.index - before) : 0;
  const shown = text.slice(from, from + excerptLength);
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: known, index } of shown.matchAll(word)) {
    if (!isMatch(known, terms)) continue;
    if (index > end) parts.push({ text: shown.slice(end, index), isMatch: false });
    parts.push({ text: known, isMatch: true });
    end = index + known.length;
  }
  const hasMore = from + excerptLength < text.length;
  const rest = shown.slice(end) + (hasMore ? '…' : '');
  if (rest) parts.push({ text: rest, isMatch: false });
  return from > 0 ? [{ text: '…', isMatch: false }, ...parts] : parts;
}

/** Whether a word begins like one of the search: its stem is the same, or it is longer. */
function isMatch(known: string, terms: readonly string[]): boolean {
  const normalized = normalizeText(known);
  return terms.some((one) => normalized.startsWith(one) || normalized.startsWith(stemOf(one)));
}

/** Without the last letters, which differ between singular and plural. */
function stemOf(one: string): string {
  if (one.length < 5) return one;
  return one.slice(0, one.length - (one.length < 7 ? 1 : 2));
}

function startOfWord(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space === -1 || space > index + before ? index : space + 1;
}
