import { expect, test } from 'vitest';
import { typedHeightCm } from './typed-height.ts';

test.each([
  ['182', 'cm', 182],
  ['182,5 cm', 'cm', 182.5],
  ['1,82', 'cm', 182],
  ['1.82 m', 'in', 182],
  ['1 m 82', 'cm', 182],
  ['73', 'in', 185.42],
  // Nobody is 182 inches tall.
  ['182', 'in', 182],
  ['121,5', 'in', 121.5],
  ['90', 'in', 228.6],
  ['73 in', 'cm', 185.42],
  [`6'1"`, 'in', 185.42],
  ['6’1”', 'cm', 185.42],
  [`5' 11''`, 'in', 180.34],
  ['6 ft', 'in', 182.88],
  // Not possible, but numbers: who stores a height refuses them with its limits.
  ['16400', 'cm', 16_400],
  [`12'0"`, 'in', 365.76],
] as const)('a height typed as %s by a user of %s is %d cm', (text, unit, cm) => {
  expect(typedHeightCm(text, unit)).toBe(cm);
});

test.each(['-1,82', `6'13"`, '1e2', '182 kg', 'alta', '1,8,2'])('%s is no height', (text) => {
  expect(typedHeightCm(text, 'cm')).toBeNull();
});
