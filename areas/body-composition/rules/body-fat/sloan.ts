import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { constant: 1.1043, thigh_fold: -0.001327, subscapular_fold: -0.00131 } },
  { gender: 'female', coefficients: { constant: 1.0764, suprailiac_fold: -0.00081, triceps_fold: -0.00088 } },
];

/**
 * Body density in g/ml from two folds in mm, which differ for men and women. Age is not used.
 *
 * Fitted on young adults: men of 18 to 26 years, women of 17 to 25.
 * Source: Sloan AW (1967), J Appl Physiol 23:311-315; Sloan AW, Burt JJ, Blyth CS (1962), J Appl Physiol 17:967-970.
 */
function sloanDensity(body: Body): number {
  return solveEquation(rows, body);
}

export const sloan: SkinfoldFormula = {
  fields: { male: ['thigh_fold', 'subscapular_fold'], female: ['suprailiac_fold', 'triceps_fold'] },
  usesAge: false,
  usesGender: true,
  fittedAges: { male: { from: 18, to: 26 }, female: { from: 17, to: 25 } },
  confidence: 'high',
  source: 'Sloan AW (1967), J Appl Physiol 23:311-315; Sloan AW, Burt JJ, Blyth CS (1962), J Appl Physiol 17:967-970',
  yields: 'density',
  added: forBothGenders([]),
  rows,
  equation: sloanDensity,
};
