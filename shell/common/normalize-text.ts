/** The text in lower case and without accents, as searches compare it; like `normalize_text` of the database. */
export function normalizeText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** All words of a text, normalised: letters and digits only. */
export function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word of `search` is the beginning of a word of the text, as in a search while it is typed. */
export function hasWordsBeginning(text: string, search: string): boolean {
  const textWords = wordsOf(text);
  return wordsOf(search).every((typed) => textWords.some((word) => word.startsWith(typed)));
}
