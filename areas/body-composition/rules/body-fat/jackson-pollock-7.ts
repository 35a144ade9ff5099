import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';
import { fittedAges, source } from './jackson-pollock-samples.ts';

const added = [
  'breastplate',
  'axillary_fold',
  'triceps_fold',
  'subscapular_fold',
  'abdominal_fold',
  'suprailiac_fold',
  'thigh_fold',
] as const;

const rows: readonly EquationRow[] = [
  {
    gender: 'male',
    coefficients: { constant: 1.112, sum: -0.00043499, sumSquared: 0.00000055, age: -0.00028826 },
  },
  {
    gender: 'female',
    coefficients: { constant: 1.097, sum: -0.00046971, sumSquared: 0.00000056, age: -0.00012828 },
  },
];

/**
 * Body density in g/ml from seven folds in mm and the age in years.
 *
 * Fitted on men of 18 to 61 years and women of 18 to 55. The standard error of the density is 0.0078 g/ml for men (R 0.902) and 0.0083
 * for women (R 0.852), which is 3.5 and 3.8 points of fat by Siri at the mean densities of the samples.
 * Source: Jackson AS, Pollock ML (1978), Br J Nutr 40:497-504 (men); Jackson AS, Pollock ML, Ward A (1980), Med Sci
 * Sports Exerc 12:175-182 (women).
 */
function jacksonPollock7Density(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added));
}

export const jacksonPollock7: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: true,
  usesGender: true,
  fittedAges,
  confidence: 'high',
  source,
  standardErrorPoints: { male: 3.5, female: 3.8 },
  yields: 'density',
  added: forBothGenders(added),
  rows,
  equation: jacksonPollock7Density,
};
