import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TokenMatches } from './token-index.ts';
import { type NameScore, rankMatches } from './rank-matches.ts';

const sharedByAll = new Map(Array.from({ length: 1000 }, (_, place) => [place, 100]));

function bestOf(scores: readonly NameScore[]): NameScore[] {
  const most = Math.max(0, ...scores.map(({ words }) => words));
  return scores.filter(({ words }) => words === most).toSorted((one, other) => one.index - other.index);
}

/** Every exercise with every one of its words. */
function everyScore(hitsOfWords: readonly TokenMatches[]): NameScore[] {
  const places = new Set(hitsOfWords.flatMap((hits) => [...hits.keys()]));
  return [...places].map((place) => {
    const near = hitsOfWords.flatMap((hits) => hits.get(place) ?? []);
    const closeness = near.reduce((sum, one) => sum + one, 0);
    return { index: place, words: near.length, closeness, least: Math.min(...near) };
  });
}

test('of 1,000 exercises with "press" only the one that is also "Arnold" is compared', () => {
  const arnold = new Map([[7, 100]]);

  expect(rankMatches([sharedByAll, arnold])).toEqual([{ index: 7, words: 2, closeness: 200, least: 100 }]);
});

test('a word that stands nowhere leaves those with the other one', () => {
  expect(rankMatches([new Map(), sharedByAll])).toHaveLength(1000);
});

test('the best are those that counting every word of every exercise finds', () => {
  const hits = fc
    .dictionary(fc.constantFrom(...'0123456789'), fc.constantFrom(40, 50, 60, 70, 90, 100))
    .map((near) => new Map(Object.entries(near).map(([place, closeness]) => [Number(place), closeness])));

  fc.assert(
    fc.property(fc.array(hits, { maxLength: 8 }), (hitsOfWords) => {
      expect(bestOf(rankMatches(hitsOfWords))).toEqual(bestOf(everyScore(hitsOfWords)));
    }),
  );
});
