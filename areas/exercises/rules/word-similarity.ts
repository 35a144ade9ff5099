import { distance } from 'fastest-levenshtein';

/** Minimum similarity of a known word that contains the searched one. */
export const minContainsSimilarity = 65;

/**
 * Similarity of a searched and a known word in hundredths: 100 for equal words, 0 for different ones. The database
 * function `token_similarity` computes the same value as a fraction. Tolerates an edit distance of 1 (2 for words of at
 * least 6 letters) and two swapped letters; the first letter of the known word must be among the first two of the
 * searched one.
 */
export function wordSimilarity(searched: string, known: string): number {
  if (known === searched) return 100;
  if (known.startsWith(searched)) return 90;
  if (searched.length > 2 && known.includes(searched)) return 70;
  if (searched.length < 4 || Math.abs(known.length - searched.length) > 2) return 0;
  if (known[0] !== searched[0] && known[0] !== searched[1]) return 0;
  const edits = distance(searched, known);
  if (edits === 1) return 60;
  if (edits > 2) return 0;
  if (searched.length > 5) return 40;
  return known.length === searched.length && containsLetters(searched, known) && containsLetters(known, searched)
    ? 50
    : 0;
}

function containsLetters(word: string, letters: string): boolean {
  return [...letters].every((letter) => word.includes(letter));
}
