import { expect, test } from 'vitest';
import { readTyped, stepped } from './entry.ts';

test.each([
  ['82,5', 82.5],
  ['82.5', 82.5],
  ['82,', 82],
  [' 80 ', 80],
  ['0', 0],
  ['', null],
  ['82,456', 82.46],
])('a weight typed as "%s" is %s kg', (text, weightKg) => {
  expect(readTyped('weight', text)).toBe(weightKg);
});

test.each(['-5', '1.000,5', 'ottanta', '1001', 'NaN', '8 0'])('a weight typed as "%s" is none', (text) => {
  expect(readTyped('weight', text)).toBeUndefined();
});

test('eight and a half reps are none', () => {
  expect(readTyped('reps', '8,5')).toBeUndefined();
  expect(readTyped('reps', '8')).toBe(8);
});

test('reps left empty are none where a set is counted in reps', () => {
  expect(readTyped('reps', '')).toBeNull();
  expect(readTyped('reps', '', { isNeeded: true })).toBeUndefined();
});

test('plus goes from 80 to 82.5 kg, minus never below 0, and an empty field starts at 0', () => {
  expect(stepped('weight', '80', 1)).toBe(82.5);
  expect(stepped('weight', '1,25', -1)).toBe(0);
  expect(stepped('weight', '', 1)).toBe(2.5);
  expect(stepped('reps', '1000', 1)).toBe(1000);
});
