import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TokenMatches } from './token-index.ts';
import { type NameScore, rankMatches } from './rank-matches.ts';

const sharedByAll = new Map(Array.from({ length: 1000 }, (_, index) => [index, 100]));

function bestOf(scores: readonly NameScore[]): NameScore[] {
  const maxWordCount = Math.max(0, ...scores.map(({ wordCount }) => wordCount));
  return scores.filter(({ wordCount }) => wordCount === maxWordCount).toSorted((one, other) => one.index - other.index);
}

/** Scores of all exercises by brute force. */
function allScores(matchesOfWords: readonly TokenMatches[]): NameScore[] {
  const indexes = new Set(matchesOfWords.flatMap((matches) => [...matches.keys()]));
  return [...indexes].map((index) => {
    const similarities = matchesOfWords.flatMap((matches) => matches.get(index) ?? []);
    const similarity = similarities.reduce((sum, one) => sum + one, 0);
    return { index, wordCount: similarities.length, similarity, minSimilarity: Math.min(...similarities) };
  });
}

test('of 1,000 exercises with "press" only the one that also has "Arnold" is scored', () => {
  const arnold = new Map([[7, 100]]);

  expect(rankMatches([sharedByAll, arnold])).toEqual([{ index: 7, wordCount: 2, similarity: 200, minSimilarity: 100 }]);
});

test('a word without matches does not exclude the matches of the other word', () => {
  expect(rankMatches([new Map(), sharedByAll])).toHaveLength(1000);
});

test('the best scores equal those of scoring all exercises', () => {
  const matches = fc
    .dictionary(fc.constantFrom(...'0123456789'), fc.constantFrom(40, 50, 60, 70, 90, 100))
    .map(
      (similarities) => new Map(Object.entries(similarities).map(([index, closeness]) => [Number(index), closeness])),
    );

  fc.assert(
    fc.property(fc.array(matches, { maxLength: 8 }), (matchesOfWords) => {
      expect(bestOf(rankMatches(matchesOfWords))).toEqual(bestOf(allScores(matchesOfWords)));
    }),
  );
});
