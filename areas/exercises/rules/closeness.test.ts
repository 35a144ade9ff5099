import { expect, test } from 'vitest';
import { closeness } from './closeness.ts';

test('the same word is nearest, then one that begins with it, then one that holds it', () => {
  expect(closeness('press', 'press')).toBe(100);
  expect(closeness('pan', 'panca')).toBe(90);
  expect(closeness('pull', 'skullpull')).toBe(70);
});

test('a wrong, missing or doubled letter is forgiven from 4 letters up, two of them from 6 letters up', () => {
  expect(closeness('pancha', 'panca')).toBe(60);
  expect(closeness('sqat', 'squat')).toBe(60);
  expect(closeness('stacchi', 'stacco')).toBe(40);
  expect(closeness('curk', 'corl')).toBe(0);
  expect(closeness('dup', 'dip')).toBe(0);
});

test('in a short word two letters may have changed places', () => {
  expect(closeness('sqaut', 'squat')).toBe(50);
  expect(closeness('curls', 'crabs')).toBe(0);
});

test('a word with another first letter is another word', () => {
  expect(closeness('lanca', 'panca')).toBe(0);
  expect(closeness('ppanca', 'panca')).toBe(60);
});
