import { expect, test } from 'vitest';
import { lowEnergy } from './low-energy.ts';

const need = { kcalPerDay: 2482, restingKcal: 1441, maternalKcal: 500 };

test.each([
  [1271, need, 'resting'],
  [1800, need, 'maternal'],
  [2482, need, undefined],
  [1800, { ...need, maternalKcal: null }, 'maternal'],
  [1700, { ...need, maternalKcal: 0 }, undefined],
  [1613, { ...need, maternalKcal: 0 }, 'need'],
  [1700, { ...need, maternalKcal: 0, isOfMinor: true }, 'minor'],
  [2482, { ...need, maternalKcal: 0, isOfMinor: true }, undefined],
  [1400, { ...need, maternalKcal: 0, isOfMinor: true }, 'resting'],
  [959, null, 'below1000'],
  [1199, null, 'below1200'],
  [1200, null, undefined],
  [0, null, undefined],
  [null, need, undefined],
] as const)('an average day of %s kcal with the need %j is %s', (kcal, ofVisit, kind) => {
  expect(lowEnergy({ kcal, need: ofVisit })?.kind).toBe(kind);
});

test('the numbers of the visit are said', () => {
  expect(lowEnergy({ kcal: 1270.6, need })).toEqual({ kind: 'resting', kcal: 1271, restingKcal: 1441, needKcal: 2482 });
});
