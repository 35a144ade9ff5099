import type { TokenMatches } from './token-index.ts';

export interface NameScore {
  index: number;
  /** How many of the asked words it has. */
  words: number;
  /** Of its words together, in hundredths. */
  closeness: number;
  /** Of the word that is least near. */
  least: number;
}

/**
 * The exercises worth comparing, among them all that have the most of the asked words. The rarest word goes first: one
 * that hundreds share adds nobody once somebody has more words than those could still reach.
 */
export function rankMatches(hitsOfWords: readonly TokenMatches[]): NameScore[] {
  const rarestFirst = hitsOfWords.toSorted((one, other) => one.size - other.size);
  const scores = new Map<number, NameScore>();
  let most = 0;
  for (const [at, hits] of rarestFirst.entries()) {
    for (const score of scores.values()) {
      addTo(score, hits.get(score.index) ?? 0);
      most = Math.max(most, score.words);
    }
    if (most > rarestFirst.length - at) continue;
    for (const [index, closeness] of hits)
      if (!scores.has(index)) scores.set(index, { index, words: 1, closeness, least: closeness });
  }
  return [...scores.values()];
}

function addTo(score: NameScore, closeness: number): void {
  if (closeness === 0) return;
  score.words += 1;
  score.closeness += closeness;
  score.least = Math.min(score.least, closeness);
}
