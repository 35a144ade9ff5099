import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { constant: 66.473, weight: 13.7516, height: 5.0033, age: -6.755 } },
  { gender: 'female', coefficients: { constant: 655.0955, weight: 9.5634, height: 1.8496, age: -4.6756 } },
];

/**
 * Resting energy in kcal per day from weight in kg, height in cm and age in years: the original equation, not the
 * revision by Roza and Shizgal of 1984.
 *
 * Fitted on 239 healthy adults; not validated for children.
 * Source: Harris JA, Benedict FG (1918), PNAS 4:370-373, and (1919), Carnegie Institution publication 279.
 */
function harrisBenedictRate(body: Body): number {
  return solveEquation(rows, body);
}

export const harrisBenedict: Formula = {
  fields: forBothGenders(['weight', 'height']),
  usesAge: true,
  usesGender: true,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'medium',
  source: 'Harris JA, Benedict FG (1918), PNAS 4:370-373; (1919), Carnegie Institution publication 279',
  rows,
  equation: harrisBenedictRate,
};
