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
