import type { TokenMatches } from './token-index.ts';

export interface NameScore {
  index: number;
  /** Number of searched words that the exercise matches. */
  wordCount: number;
  /** Sum of the similarities of the matched words, in hundredths. */
  similarity: number;
  /** Similarity of the least similar word, in hundredths. */
  minSimilarity: number;
}

/**
 * Scores of the exercises that match the most words, and of some that match fewer. Words are processed from the rarest
 * to the most frequent: an exercise that matches only remaining words is left out when another one has already matched
 * more words than remain, so a word that hundreds of exercises share costs little.
 */
export function rankMatches(matchesOfWords: readonly TokenMatches[]): NameScore[] {
  const rarestFirst = matchesOfWords.toSorted((one, other) => one.size - other.size);
  const scores = new Map<number, NameScore>();
  let maxWordCount = 0;
  for (const [position, matches] of rarestFirst.entries()) {
    for (const score of scores.values()) {
      addTo(score, matches.get(score.index) ?? 0);
      maxWordCount = Math.max(maxWordCount, score.wordCount);
    }
    if (maxWordCount > rarestFirst.length - position) continue;
    for (const [index, closeness] of matches)
      if (!scores.has(index))
        scores.set(index, { index, wordCount: 1, similarity: closeness, minSimilarity: closeness });
  }
  return [...scores.values()];
}

function addTo(score: NameScore, closeness: number): void {
  if (closeness === 0) return;
  score.wordCount += 1;
  score.similarity += closeness;
  score.minSimilarity = Math.min(score.minSimilarity, closeness);
}
