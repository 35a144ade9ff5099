import { expect, test } from 'vitest';
import { clamped, numberOf, roundedTo } from './numbers.ts';

test('82,5 and 82.5 are the same number', () => {
  expect([numberOf('82,5'), numberOf('82.5'), numberOf('80')]).toEqual([82.5, 82.5, 80]);
});

test.each(['', '80 kg', '-5', '8-10', '1.2.3', 'max'])('"%s" is no number', (text) => {
  expect(numberOf(text)).toBeNull();
});

test('82.456 to two decimals is 82.46', () => {
  expect(roundedTo(2, 82.456)).toBe(82.46);
});

test('a value outside its bounds becomes the nearest of them', () => {
  expect([clamped(0, 1, 4), clamped(3, 1, 4), clamped(9, 1, 4)]).toEqual([1, 3, 4]);
});
