import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { fittedAges, source } from './jackson-pollock-samples.ts';
import type { SkinfoldFormula } from './formula.ts';

const added = {
  male: ['breastplate', 'abdominal_fold', 'thigh_fold'],
  female: ['triceps_fold', 'suprailiac_fold', 'thigh_fold'],
} as const;

const rows: readonly EquationRow[] = [
  {
    gender: 'male',
    coefficients: { constant: 1.10938, sum: -0.0008267, sumSquared: 0.0000016, age: -0.0002574 },
  },
  {
    gender: 'female',
    coefficients: { constant: 1.0994921, sum: -0.0009929, sumSquared: 0.0000023, age: -0.0001392 },
  },
];

/**
 * Body density in g/ml from three folds in mm, which differ for men and women, and the age in years.
 *
 * Fitted on men of 18 to 61 years and women of 18 to 55. The standard error of the density of men is 0.0077 g/ml (R 0.905), which is
 * 3.4 points of fat by Siri at the mean density of the sample.
 * Source: Jackson AS, Pollock ML (1978), Br J Nutr 40:497-504 (men); Jackson AS, Pollock ML, Ward A (1980), Med Sci
 * Sports Exerc 12:175-182 (women).
 */
function jacksonPollock3Density(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added[body.gender]));
}

export const jacksonPollock3: SkinfoldFormula = {
  fields: added,
  usesAge: true,
  usesGender: true,
  fittedAges,
  confidence: 'high',
  source,
  standardErrorPoints: { male: 3.4, female: 3.9 },
  yields: 'density',
  added,
  rows,
  equation: jacksonPollock3Density,
};
