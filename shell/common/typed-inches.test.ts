import { expect, test } from 'vitest';
import { typedInches } from './typed-inches.ts';

test.each([
  ['37', 37],
  ['37,5', 37.5],
  ['37.25 in', 37.25],
  ['37 1/2', 37.5],
  ['37 3/8"', 37.375],
  ['37½', 37.5],
  ['37 ¾ in', 37.75],
  ['1/2', 0.5],
])('%s are %d inches', (text, inches) => {
  expect(typedInches(text, 'it')).toBe(inches);
});

test.each(['371/2', '37 3/2', '37 1/3', '37 1/0', '1/2/2026', 'a 1/2', '37 cm'])(
  '%s is no number of inches',
  (text) => {
    expect(typedInches(text, 'it')).toBeNull();
  },
);
