import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', fromAge: 18, coefficients: { weight: 15.057, constant: 692.2 } },
  { gender: 'male', fromAge: 30, coefficients: { weight: 11.472, constant: 873.1 } },
  { gender: 'male', fromAge: 60, coefficients: { weight: 11.711, constant: 587.7 } },
  { gender: 'female', fromAge: 18, coefficients: { weight: 14.818, constant: 486.6 } },
  { gender: 'female', fromAge: 30, coefficients: { weight: 8.126, constant: 845.6 } },
  { gender: 'female', fromAge: 60, coefficients: { weight: 9.082, constant: 658.5 } },
];

/**
 * Resting energy in kcal per day from the weight in kg, by age band: the kcal form of the published MJ equations.
 *
 * From 18 years on.
 * Source: Schofield WN (1985), Hum Nutr Clin Nutr 39C suppl 1:5-41.
 */
function schofieldRate(body: Body): number {
  return solveEquation(rows, body);
}

export const schofield: Formula = {
  fields: forBothGenders(['weight']),
  usesAge: true,
  usesGender: true,
  minimumAge: forBothGenders(18),
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source: 'Schofield WN (1985), Hum Nutr Clin Nutr 39C suppl 1:5-41',
  rows,
  equation: schofieldRate,
};
