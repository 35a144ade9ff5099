import { describe, expect, test } from 'vitest';
import { bodyFat } from './body-fat.ts';
import { siri } from './body-fat/siri.ts';

/** Folds with a sum of exactly 100 mm. Its base-10 logarithm is 2, so the density can be checked by hand. */
const foldsOf100Mm = { triceps_fold: 25, biceps_fold: 25, subscapular_fold: 25, suprailiac_fold: 25 };

describe('Durnin-Womersley with a sum of 100 mm', () => {
  test.each([
    ['male', 17, 1.162 - 2 * 0.063],
    ['male', 19, 1.162 - 2 * 0.063],
    ['male', 20, 1.1631 - 2 * 0.0632],
    ['male', 29, 1.1631 - 2 * 0.0632],
    ['male', 30, 1.1422 - 2 * 0.0544],
    ['male', 39, 1.1422 - 2 * 0.0544],
    ['male', 40, 1.162 - 2 * 0.07],
    ['male', 49, 1.162 - 2 * 0.07],
    ['male', 50, 1.1715 - 2 * 0.0779],
    ['male', 90, 1.1715 - 2 * 0.0779],
    ['female', 16, 1.1549 - 2 * 0.0678],
    ['female', 17, 1.1549 - 2 * 0.0678],
    ['female', 19, 1.1549 - 2 * 0.0678],
    ['female', 20, 1.1599 - 2 * 0.0717],
    ['female', 29, 1.1599 - 2 * 0.0717],
    ['female', 30, 1.1423 - 2 * 0.0632],
    ['female', 39, 1.1423 - 2 * 0.0632],
    ['female', 40, 1.1333 - 2 * 0.0612],
    ['female', 49, 1.1333 - 2 * 0.0612],
    ['female', 50, 1.1339 - 2 * 0.0645],
    ['female', 90, 1.1339 - 2 * 0.0645],
  ])('a %s of %i years has a density of %d', (gender, age, density) => {
    expect(bodyFat('DURNIN_WOMERSLEY', { ...foldsOf100Mm, gender, age })).toHaveProperty(
      'fatMassPerc',
      siri(density).toFixed(2),
    );
  });
});

describe('Lohman at 35 mm', () => {
  test.each([
    ['male', 17, 18, '27.05'],
    ['male', 17, 18.1, '29.08'],
    ['female', 17, 18, '28.13'],
    ['female', 17, 18.1, '28.86'],
  ])('a %s with %d and %d mm has %s %%', (gender, triceps_fold, subscapular_fold, fatMassPerc) => {
    expect(bodyFat('LOHMAN', { gender, triceps_fold, subscapular_fold })).toHaveProperty('fatMassPerc', fatMassPerc);
  });

  test('a sum of 35 mm gives one result however it is composed, also as 12.3 + 22.7 mm', () => {
    for (let tenths = 1; tenths < 350; tenths++) {
      const triceps_fold = tenths / 10;
      const subscapular_fold = 35 - triceps_fold;
      const person = { gender: 'male', triceps_fold, subscapular_fold };
      expect(bodyFat('LOHMAN', person)).toHaveProperty('fatMassPerc', '27.05');
    }
  });
});

test('Heath-Carter gives the result of Yuhasz with the mean of the five folds as the sixth', () => {
  const five = { triceps_fold: 10, subscapular_fold: 12, suprailiac_fold: 13, thigh_fold: 15, calf_fold: 10 };
  const mean = (10 + 12 + 13 + 15 + 10) / 5;

  expect(bodyFat('HEATH_CARTER', { ...five, gender: 'male' })).toEqual(
    bodyFat('YUHASZ_6_SKINFOLDS', { ...five, abdominal_fold: mean, gender: 'male' }),
  );
});

test('Withers requires the biceps, abdominal and thigh folds of a woman but does not use them', () => {
  const person = { triceps_fold: 13, subscapular_fold: 10, suprailiac_fold: 10, calf_fold: 12, gender: 'female' };

  expect(bodyFat('WITHERS', { ...person, biceps_fold: 1, abdominal_fold: 2, thigh_fold: 3 })).toEqual(
    bodyFat('WITHERS', { ...person, biceps_fold: 40, abdominal_fold: 50, thigh_fold: 60 }),
  );
});
