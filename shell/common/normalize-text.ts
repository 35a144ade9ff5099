/** The text in lower case and without accents, as searches compare it; like `normalize_text` of the database. */
export function normalizeText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
