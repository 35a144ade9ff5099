import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

const rows: readonly EquationRow[] = [{ coefficients: { constant: 370, fatFreeMassKg: 21.6 } }];

/**
 * Resting energy in kcal per day from the fat-free mass: weight in kg by its percentage. The same for men and women of
 * any age.
 *
 * For adults.
 * Source: McArdle WD, Katch FI, Katch VL (1996), Exercise Physiology, 4th ed., Williams and Wilkins.
 */
function katchMcArdleRate(body: Body): number {
  return solveEquation(rows, body);
}

export const katchMcArdle: Formula = {
  fields: forBothGenders(['weight', 'fat_free_mass_perc']),
  usesAge: false,
  usesGender: false,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source: 'McArdle WD, Katch FI, Katch VL (1996), Exercise Physiology, 4th ed., Williams and Wilkins',
  rows,
  equation: katchMcArdleRate,
};
