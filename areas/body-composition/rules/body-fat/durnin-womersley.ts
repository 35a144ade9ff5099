import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const added = ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const;

const rows: readonly EquationRow[] = [
  { gender: 'male', fromAge: 17, coefficients: { constant: 1.162, logSum: -0.063 } },
  { gender: 'male', fromAge: 20, coefficients: { constant: 1.1631, logSum: -0.0632 } },
  { gender: 'male', fromAge: 30, coefficients: { constant: 1.1422, logSum: -0.0544 } },
  { gender: 'male', fromAge: 40, coefficients: { constant: 1.162, logSum: -0.07 } },
  { gender: 'male', fromAge: 50, coefficients: { constant: 1.1715, logSum: -0.0779 } },
  { gender: 'female', fromAge: 16, coefficients: { constant: 1.1549, logSum: -0.0678 } },
  { gender: 'female', fromAge: 20, coefficients: { constant: 1.1599, logSum: -0.0717 } },
  { gender: 'female', fromAge: 30, coefficients: { constant: 1.1423, logSum: -0.0632 } },
  { gender: 'female', fromAge: 40, coefficients: { constant: 1.1333, logSum: -0.0612 } },
  { gender: 'female', fromAge: 50, coefficients: { constant: 1.1339, logSum: -0.0645 } },
];

/**
 * Body density in g/ml from four folds in mm.
 *
 * For men from 17 and women from 16 years; fitted up to 72 and 68 years.
 * Source: Durnin JVGA, Womersley J (1974), Br J Nutr 32:77-97.
 */
function durninWomersleyDensity(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added));
}

export const durninWomersley: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: true,
  usesGender: true,
  minimumAge: { male: 17, female: 16 },
  fittedAges: { male: { from: 17, to: 72 }, female: { from: 16, to: 68 } },
  confidence: 'high',
  source: 'Durnin JVGA, Womersley J (1974), Br J Nutr 32:77-97',
  standardErrorPoints: { male: 5, female: 3.5 },
  yields: 'density',
  added: forBothGenders(added),
  rows,
  equation: durninWomersleyDensity,
};
