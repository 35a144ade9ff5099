import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const added = ['triceps_fold', 'subscapular_fold'] as const;

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { sum: 1.21, sumSquared: -0.008, constant: -5.5 } },
  { gender: 'male', sumAbove: 35, coefficients: { sum: 0.783, constant: 1.6 } },
  { gender: 'female', coefficients: { sum: 1.33, sumSquared: -0.013, constant: -2.5 } },
  { gender: 'female', sumAbove: 35, coefficients: { sum: 0.546, constant: 9.7 } },
];

/**
 * Fat in percent, not a density, from two folds in mm. Age is not used.
 *
 * Fitted on people of 8 to 29 years. The male constant 5.5 is that of white youths after puberty: for younger boys the
 * result is 2 to 4 points too low. The published curve has a small step at 35 mm.
 * Source: Slaughter MH, Lohman TG, Boileau RA et al. (1988), Hum Biol 60:709-723; Lohman TG (1987), JOPERD
 * 58(9):98-102. Several equations have Lohman's name; this is the one with these two folds and a branch above 35 mm.
 */
function slaughterLohmanPercent(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added));
}

export const slaughterLohman: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: false,
  usesGender: true,
  fittedAges: forBothGenders({ from: 8, to: 29 }),
  confidence: 'medium',
  source:
    'Slaughter MH, Lohman TG, Boileau RA et al. (1988), Hum Biol 60:709-723; Lohman TG (1987), JOPERD 58(9):98-102',
  yields: 'percent',
  added: forBothGenders(added),
  rows,
  equation: slaughterLohmanPercent,
};
