import { distance } from 'fastest-levenshtein';

/** From here up a known word holds the letters that were asked, in that order. */
export const minContainsSimilarity = 65;

/**
 * How near a known word is to an asked one, as `closeness` of the database says it but in hundredths: 100 the same, 0
 * another word. The letters may be 1 apart, 2 in a word of 6 or more, or 2 may have changed places; the first two letters
 * hold the real first one.
 */
export function wordSimilarity(asked: string, known: string): number {
  if (known === asked) return 100;
  if (known.startsWith(asked)) return 90;
  if (asked.length > 2 && known.includes(asked)) return 70;
  if (asked.length < 4 || Math.abs(known.length - asked.length) > 2) return 0;
  if (known[0] !== asked[0] && known[0] !== asked[1]) return 0;
  const apart = distance(asked, known);
  if (apart === 1) return 60;
  if (apart > 2) return 0;
  if (asked.length > 5) return 40;
  return known.length === asked.length && holds(asked, known) && holds(known, asked) ? 50 : 0;
}

function holds(word: string, letters: string): boolean {
  return [...letters].every((letter) => word.includes(letter));
}
