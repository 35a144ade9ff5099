import { expect, test } from 'vitest';
import { wordSimilarity } from './word-similarity.ts';

test('an equal word is the most similar, then one that starts with it, then one that contains it', () => {
  expect(wordSimilarity('press', 'press')).toBe(100);
  expect(wordSimilarity('pan', 'panca')).toBe(90);
  expect(wordSimilarity('pull', 'skullpull')).toBe(70);
});

test('one wrong, missing or doubled letter is tolerated from 4 letters, two from 6 letters', () => {
  expect(wordSimilarity('pancha', 'panca')).toBe(60);
  expect(wordSimilarity('sqat', 'squat')).toBe(60);
  expect(wordSimilarity('stacchi', 'stacco')).toBe(40);
  expect(wordSimilarity('curk', 'corl')).toBe(0);
  expect(wordSimilarity('dup', 'dip')).toBe(0);
});

test('in a short word two letters may be swapped', () => {
  expect(wordSimilarity('sqaut', 'squat')).toBe(50);
  expect(wordSimilarity('curls', 'crabs')).toBe(0);
});

test('a word with a different first letter is not similar', () => {
  expect(wordSimilarity('lanca', 'panca')).toBe(0);
  expect(wordSimilarity('ppanca', 'panca')).toBe(60);
});
