import { expect, test } from 'vitest';
import { isSameColor, readColor } from './colors.ts';

test.each([
  ['#92000F', '#92000F'],
  ['92000f', '#92000F'],
  [' #0f7 ', '#00FF77'],
])('"%s" is the colour %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test.each(['', '#92000', 'rosso', '#92000G'])('"%s" is invalid', (text) => {
  expect(readColor(text)).toBeNull();
});

test('a colour is the same in any spelling', () => {
  expect(isSameColor('#0F766E', '0f766e')).toBe(true);
});
