import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';
import { fittedAges } from './jackson-pollock-samples.ts';

const added = ['abdominal_fold', 'suprailiac_fold', 'triceps_fold', 'thigh_fold'] as const;

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { sum: 0.29288, sumSquared: -0.0005, age: 0.15845, constant: -5.76377 } },
  { gender: 'female', coefficients: { sum: 0.29669, sumSquared: -0.00043, age: 0.02963, constant: 1.4072 } },
];

/**
 * Fat in percent, not a density, from four folds in mm and the age in years.
 *
 * Fitted on men of 18 to 61 years and women of 18 to 55.
 * Source: Jackson AS, Pollock ML (1985), Phys Sportsmed 13(5):76-90.
 */
function jacksonPollock4Percent(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added));
}

export const jacksonPollock4: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: true,
  usesGender: true,
  fittedAges,
  confidence: 'high',
  source: 'Jackson AS, Pollock ML (1985), Phys Sportsmed 13(5):76-90',
  yields: 'percent',
  added: forBothGenders(added),
  rows,
  equation: jacksonPollock4Percent,
};
