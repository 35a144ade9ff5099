import { expect, test } from 'vitest';
import { bodyFat, type BodyFatFormulaName, estimatedBodyFat } from './body-fat.ts';

/**
 * Columns: formula, gender, age in years, folds in mm, density in g/ml (empty when the formula yields none), fat and
 * fat-free mass in percent.
 */
const vectors = `
DURNIN_WOMERSLEY | male | 25 | triceps_fold 10, biceps_fold 5, subscapular_fold 12, suprailiac_fold 13 | 1.061850 | 16.17 | 83.83
DURNIN_WOMERSLEY | male | 44 | triceps_fold 16, biceps_fold 8, subscapular_fold 20, suprailiac_fold 22 | 1.034632 | 28.43 | 71.57
DURNIN_WOMERSLEY | female | 22 | triceps_fold 15, biceps_fold 7, subscapular_fold 12, suprailiac_fold 14 | 1.039355 | 26.26 | 73.74
DURNIN_WOMERSLEY | female | 55 | triceps_fold 24, biceps_fold 14, subscapular_fold 22, suprailiac_fold 25 | 1.009452 | 40.36 | 59.64
SLOAN | male | 22 | thigh_fold 12, subscapular_fold 10 | 1.075276 | 10.35 | 89.65
SLOAN | male | 25 | thigh_fold 18, subscapular_fold 16 | 1.059454 | 17.22 | 82.78
SLOAN | female | 20 | suprailiac_fold 14, triceps_fold 16 | 1.050980 | 20.99 | 79.01
SLOAN | female | 24 | suprailiac_fold 22, triceps_fold 24 | 1.037460 | 27.13 | 72.87
JACKSON_3_SKINFOLDS | male | 30 | breastplate 10, abdominal_fold 20, thigh_fold 15 | 1.067697 | 13.61 | 86.39
JACKSON_3_SKINFOLDS | male | 45 | breastplate 18, abdominal_fold 30, thigh_fold 20 | 1.048980 | 21.89 | 78.11
JACKSON_3_SKINFOLDS | female | 30 | triceps_fold 18, suprailiac_fold 15, thigh_fold 25 | 1.045465 | 23.47 | 76.53
JACKSON_3_SKINFOLDS | female | 44 | triceps_fold 25, suprailiac_fold 20, thigh_fold 32 | 1.030551 | 30.33 | 69.67
JACKSON_4_SKINFOLDS | male | 30 | abdominal_fold 20, suprailiac_fold 15, triceps_fold 12, thigh_fold 18 | - | 15.91 | 84.09
JACKSON_4_SKINFOLDS | male | 50 | abdominal_fold 30, suprailiac_fold 24, triceps_fold 16, thigh_fold 22 | - | 24.87 | 75.13
JACKSON_4_SKINFOLDS | female | 30 | abdominal_fold 20, suprailiac_fold 16, triceps_fold 20, thigh_fold 28 | - | 24.18 | 75.82
JACKSON_4_SKINFOLDS | female | 50 | abdominal_fold 28, suprailiac_fold 24, triceps_fold 26, thigh_fold 34 | - | 30.72 | 69.28
JACKSON_7_SKINFOLDS | male | 30 | breastplate 10, axillary_fold 11, triceps_fold 12, subscapular_fold 14, abdominal_fold 20, suprailiac_fold 16, thigh_fold 16 | 1.065679 | 14.49 | 85.51
JACKSON_7_SKINFOLDS | male | 50 | breastplate 18, axillary_fold 20, triceps_fold 16, subscapular_fold 24, abdominal_fold 30, suprailiac_fold 26, thigh_fold 22 | 1.043113 | 24.54 | 75.46
JACKSON_7_SKINFOLDS | female | 30 | breastplate 10, axillary_fold 12, triceps_fold 18, subscapular_fold 14, abdominal_fold 20, suprailiac_fold 16, thigh_fold 26 | 1.046201 | 23.14 | 76.86
JACKSON_7_SKINFOLDS | female | 50 | breastplate 16, axillary_fold 20, triceps_fold 26, subscapular_fold 22, abdominal_fold 30, suprailiac_fold 25, thigh_fold 34 | 1.026086 | 32.42 | 67.58
LOHMAN | male | 25 | triceps_fold 10, subscapular_fold 10 | - | 15.50 | 84.50
LOHMAN | male | 35 | triceps_fold 18, subscapular_fold 22 | - | 32.92 | 67.08
LOHMAN | female | 25 | triceps_fold 14, subscapular_fold 12 | - | 23.29 | 76.71
LOHMAN | female | 35 | triceps_fold 24, subscapular_fold 20 | - | 33.72 | 66.28
FAULKNER_4_SKINFOLDS | male | 28 | triceps_fold 10, subscapular_fold 12, suprailiac_fold 13, abdominal_fold 18 | - | 13.89 | 86.11
FAULKNER_4_SKINFOLDS | male | 40 | triceps_fold 15, subscapular_fold 20, suprailiac_fold 22, abdominal_fold 28 | - | 18.79 | 81.21
FAULKNER_4_SKINFOLDS | female | 28 | triceps_fold 16.1, subscapular_fold 13, suprailiac_fold 15, abdominal_fold 20 | - | 15.59 | 84.41
FAULKNER_4_SKINFOLDS | female | 40 | triceps_fold 24, subscapular_fold 22, suprailiac_fold 23, abdominal_fold 30 | - | 20.93 | 79.07
YUHASZ_6_SKINFOLDS | male | 28 | triceps_fold 10, subscapular_fold 12, suprailiac_fold 13, abdominal_fold 18, thigh_fold 15, calf_fold 9 | - | 10.68 | 89.32
YUHASZ_6_SKINFOLDS | male | 40 | triceps_fold 15, subscapular_fold 20, suprailiac_fold 22, abdominal_fold 28, thigh_fold 20, calf_fold 13 | - | 14.99 | 85.01
YUHASZ_6_SKINFOLDS | female | 28 | triceps_fold 16, subscapular_fold 13, suprailiac_fold 15, abdominal_fold 20, thigh_fold 25, calf_fold 16 | - | 19.83 | 80.17
YUHASZ_6_SKINFOLDS | female | 40 | triceps_fold 24, subscapular_fold 22, suprailiac_fold 23, abdominal_fold 30, thigh_fold 33, calf_fold 22 | - | 27.42 | 72.58
WITHERS | male | 24 | triceps_fold 8, subscapular_fold 10, biceps_fold 4, suprailiac_fold 9, abdominal_fold 13, thigh_fold 12, calf_fold 7 | 1.073600 | 11.07 | 88.93
WITHERS | male | 30 | triceps_fold 12, subscapular_fold 15, biceps_fold 6, suprailiac_fold 16, abdominal_fold 22, thigh_fold 17, calf_fold 10 | 1.059600 | 17.16 | 82.84
WITHERS | female | 24 | triceps_fold 13, subscapular_fold 10, biceps_fold 6, suprailiac_fold 10, abdominal_fold 14, thigh_fold 20, calf_fold 12 | 1.055329 | 19.05 | 80.95
WITHERS | female | 30 | triceps_fold 18, subscapular_fold 15, biceps_fold 9, suprailiac_fold 16, abdominal_fold 22, thigh_fold 26, calf_fold 17 | 1.043305 | 24.45 | 75.55
HEATH_CARTER | male | 24 | triceps_fold 10, subscapular_fold 12, suprailiac_fold 13, thigh_fold 15, calf_fold 10 | - | 10.15 | 89.85
HEATH_CARTER | male | 30 | triceps_fold 14, subscapular_fold 17, suprailiac_fold 18, thigh_fold 18, calf_fold 13 | - | 12.67 | 87.33
HEATH_CARTER | female | 24 | triceps_fold 14, subscapular_fold 11, suprailiac_fold 12, thigh_fold 21, calf_fold 12 | - | 16.58 | 83.42
HEATH_CARTER | female | 30 | triceps_fold 18, subscapular_fold 15, suprailiac_fold 16, thigh_fold 26, calf_fold 15 | - | 20.30 | 79.70
`;

test.each(vectors.trim().split('\n'))('%s', (vector) => {
  const [formula, gender, age, folds = '', density, fatMassPerc, fatFreeMassPerc] = vector.split(' | ');
  const measured = Object.fromEntries(folds.split(', ').map((fold) => fold.split(' ')));
  const person = { gender, age: Number(age), ...measured };
  const estimate = estimatedBodyFat(formula as BodyFatFormulaName, person);

  expect(bodyFat(formula as string, person)).toEqual({ fatMassPerc, fatFreeMassPerc });
  expect('density' in estimate && (estimate.density?.toFixed(6) ?? '-')).toBe(density);
});
