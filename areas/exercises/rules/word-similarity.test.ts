import { expect, test } from 'vitest';
import { wordSimilarity } from './word-similarity.ts';

test('the same word is nearest, then one that begins with it, then one that holds it', () => {
  expect(wordSimilarity('press', 'press')).toBe(100);
  expect(wordSimilarity('pan', 'panca')).toBe(90);
  expect(wordSimilarity('pull', 'skullpull')).toBe(70);
});

test('a wrong, missing or doubled letter is forgiven from 4 letters up, two of them from 6 letters up', () => {
  expect(wordSimilarity('pancha', 'panca')).toBe(60);
  expect(wordSimilarity('sqat', 'squat')).toBe(60);
  expect(wordSimilarity('stacchi', 'stacco')).toBe(40);
  expect(wordSimilarity('curk', 'corl')).toBe(0);
  expect(wordSimilarity('dup', 'dip')).toBe(0);
});

test('in a short word two letters may have changed places', () => {
  expect(wordSimilarity('sqaut', 'squat')).toBe(50);
  expect(wordSimilarity('curls', 'crabs')).toBe(0);
});

test('a word with another first letter is another word', () => {
  expect(wordSimilarity('lanca', 'panca')).toBe(0);
  expect(wordSimilarity('ppanca', 'panca')).toBe(60);
});
