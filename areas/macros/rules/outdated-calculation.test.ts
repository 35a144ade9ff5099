import { expect, test } from 'vitest';
import type { EnergyOrigin } from '../contract.ts';
import { isOutdated } from './outdated-calculation.ts';

/** 1,780 kcal at rest: 10 × 80 + 6.25 × 180 − 5 × 30 + 5. */
const origin: EnergyOrigin = {
  ...{ formula: 'MIFFLIN_ST_JEOR', activity: 'moderately_active', goalPercent: -15, gender: 'male' },
  ...{ ageYears: 30, heightCm: 180, weightKg: 80, fatFreeMassPercent: null, bmrKcal: null },
};

test.each([
  ['4 kg of 80 more', { weightKg: 84, ageYears: 30 }, false],
  ['4.1 kg of 80 more', { weightKg: 84.1, ageYears: 30 }, true],
  ['4.1 kg of 80 less', { weightKg: 75.9, ageYears: 30 }, true],
  ['three years more, which are 15 kcal of 1,780', { weightKg: 80, ageYears: 33 }, false],
  ['four years more, which are 20 kcal of 1,780', { weightKg: 80, ageYears: 34 }, true],
  ['nothing that is known', { weightKg: null, ageYears: null }, false],
])('a calculation with %s', (_, present, expected) => {
  expect(isOutdated(origin, present)).toBe(expected);
});

test('a typed resting energy does not age with the weight', () => {
  expect(isOutdated({ ...origin, formula: 'MANUAL', bmrKcal: 1500 }, { weightKg: 60, ageYears: 40 })).toBe(false);
});
