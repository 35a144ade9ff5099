import { expect, test } from 'vitest';
import { underweightOf } from './underweight.ts';

const measured = { today: '2026-11-29', weighedOn: '2026-11-20', heightOn: '2026-09-01', gender: 'female' } as const;
const girlOf15 = { ...measured, birthDate: '2011-11-20', heightCm: 160 } as const;
const adult = { ...measured, birthDate: '1996-03-03', heightCm: 170 } as const;

test.each([
  ['a girl of 15 with an index of 14.8', { ...girlOf15, weightKg: 37.9 }, 'thinness'],
  ['a girl of 15 with an index of 14', { ...girlOf15, weightKg: 35.8 }, 'severe_thinness'],
  ['a girl of 15 with an index of 16.4, which is little for an adult', { ...girlOf15, weightKg: 42 }, undefined],
  ['a minor whose sex is not known', { ...girlOf15, gender: null, weightKg: 37.9 }, undefined],
  ['a child of 4 years', { ...girlOf15, birthDate: '2022-11-20', weightKg: 30 }, undefined],
  ['an adult with an index of 18.4', { ...adult, weightKg: 53.1 }, 'mild_thinness'],
  ['an adult with an index of 16.5', { ...adult, weightKg: 47.7 }, 'moderate_thinness'],
  [
    'an adult with an index of 15.6 whose age is not known',
    { ...adult, birthDate: null, weightKg: 45 },
    'severe_thinness',
  ],
  ['a woman of 18 who was weighed at 17', { ...girlOf15, birthDate: '2008-11-25', weightKg: 38.9 }, 'severe_thinness'],
  ['a minor whose height is of last year', { ...girlOf15, heightOn: '2025-11-20', weightKg: 37.9 }, undefined],
  ['a minor whose height has no day', { ...girlOf15, heightOn: null, weightKg: 37.9 }, undefined],
  ['a minor who was weighed as a child', { ...girlOf15, weighedOn: '2022-11-20', weightKg: 30 }, undefined],
  ['an adult whose height is old', { ...adult, heightOn: '2010-01-01', weightKg: 47.7 }, 'moderate_thinness'],
  ['an adult who was weighed two years ago', { ...adult, weighedOn: '2024-11-20', weightKg: 47.7 }, undefined],
  ['a client who was never weighed', { ...adult, weightKg: null, weighedOn: null }, undefined],
  ['an adult with an index of 18.5', { ...adult, weightKg: 53.5 }, undefined],
] as const)('the weight of %s %o is %s', (_, body, bmiClass) => {
  expect(underweightOf(body)?.bmiClass).toBe(bmiClass);
});

test('the index is below the limit of its class as it is read: 18.48 is 18.4', () => {
  expect(underweightOf({ ...adult, weightKg: 53.4 })).toMatchObject({ bmi: 18.4, bmiClass: 'mild_thinness' });
});

test('the index has a tenth, with the day of the weight', () => {
  expect(underweightOf({ ...girlOf15, weightKg: 37.9 })).toEqual({
    bmi: 14.8,
    measuredOn: '2026-11-20',
    bmiClass: 'thinness',
    isMinor: true,
  });
});
