import { expect, test } from 'vitest';
import { underweightOf } from './underweight.ts';

const girlOf15 = { weighedOn: '2026-11-20', birthDate: '2011-11-20', gender: 'female', heightCm: 160 } as const;
const adult = { weighedOn: '2026-11-20', birthDate: '1996-03-03', gender: 'female', heightCm: 170 } as const;

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
  ['a client who was never weighed', { ...adult, weightKg: null, weighedOn: null }, undefined],
  ['an adult with an index of 18.5', { ...adult, weightKg: 53.5 }, undefined],
] as const)('the weight of %s %o is %s', (_, body, bmiClass) => {
  expect(underweightOf(body)?.bmiClass).toBe(bmiClass);
});

test('the index is rounded to a tenth, with the day of the weight', () => {
  expect(underweightOf({ ...girlOf15, weightKg: 37.9 })).toEqual({
    bmi: 14.8,
    measuredOn: '2026-11-20',
    bmiClass: 'thinness',
    isMinor: true,
  });
});
