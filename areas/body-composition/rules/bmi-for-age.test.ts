import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { bmiForAge } from './bmi-for-age.ts';

/** The age in months on the day of the measures, to the nearest day. */
const atMonths = (months: number) => ({
  day: addDays('2005-01-01', Math.round(months * 30.4375)),
  birthDate: '2005-01-01',
});

/** Rows of the monthly WHO table that are not in the table of the rule. */
const monthlyRows = [
  ['male', 61, -0.7387, 15.2641, 0.0839],
  ['male', 99, -1.5101, 15.8094, 0.09651],
  ['male', 141, -1.7828, 17.3752, 0.11415],
  ['male', 171, -1.5921, 19.2, 0.12253],
  ['male', 207, -1.155, 21.2914, 0.12746],
  ['female', 63, -0.9248, 15.2433, 0.09783],
  ['female', 93, -1.36, 15.5979, 0.11156],
  ['female', 129, -1.4708, 17.0757, 0.12643],
  ['female', 159, -1.297, 18.9991, 0.13514],
  ['female', 213, -0.8703, 21.2116, 0.14301],
] as const;

test.each(monthlyRows)(
  'z-scores of a %s person of %s months are those of the monthly WHO table',
  (gender, months, l, m, s) => {
    const zScores = [-3, -2, -1, 0, 1, 2, 3];
    const computed = zScores.map((zScore) => {
      const bmi = m * (1 + l * s * zScore) ** (1 / l);
      return bmiForAge(bmi, { ...atMonths(months), gender })?.zScore ?? Number.NaN;
    });

    for (const [index, zScore] of zScores.entries())
      expect(Math.abs((computed[index] ?? Number.NaN) - zScore)).toBeLessThan(0.005);
  },
);

test('the median is the 50th percentile', () => {
  expect(bmiForAge(20.2125, { ...atMonths(180), gender: 'female' })?.percentile).toBeCloseTo(50, 1);
});

test('a girl of 15 with a body mass index of 14.8 is at the 0.4th percentile: thinness', () => {
  const result = bmiForAge(14.8, { ...atMonths(180), gender: 'female' });

  expect(result?.zScore).toBeCloseTo(-2.69, 2);
  expect(result?.percentile).toBeCloseTo(0.36, 2);
  expect(result?.bmiClass).toBe('thinness');
});

test.each([
  [14.2, 'severe_thinness'],
  [15.8, 'thinness'],
  [16, 'normal'],
  [23.3, 'normal'],
  [23.7, 'overweight'],
  [28.4, 'obesity'],
] as const)('a body mass index of %s of a girl of 15 is of the class %s', (bmi, name) => {
  expect(bmiForAge(bmi, { ...atMonths(180), gender: 'female' })?.bmiClass).toBe(name);
});

test('the z-score rises with the body mass index, also beyond three standard deviations', () => {
  const zScores = Array.from(
    { length: 60 },
    (_, index) => bmiForAge(8 + index, { ...atMonths(150), gender: 'male' })?.zScore,
  );

  expect(zScores.every((value) => value !== undefined && Number.isFinite(value))).toBe(true);
  expect(zScores.toSorted((one = 0, other = 0) => one - other)).toEqual(zScores);
});

test.each([59.9, 216, 500])('there is none at %s months', (months) => {
  expect(bmiForAge(16, { ...atMonths(months), gender: 'female' })).toBeUndefined();
});
