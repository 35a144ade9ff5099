import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const added = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold'] as const;

const rows: readonly EquationRow[] = [{ coefficients: { sum: 0.153, constant: 5.783 } }];

/**
 * Fat in percent, not a density, from four folds in mm. The same for men and women; age is not used.
 *
 * An adaptation of Yuhasz for swimmers; for adult athletes.
 * Source: Faulkner JA (1968), Physiology of swimming and diving, in Falls (ed), Exercise Physiology, 415-446.
 */
function faulknerPercent(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added));
}

export const faulkner: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: false,
  usesGender: false,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source: 'Faulkner JA (1968), in Falls (ed), Exercise Physiology, Academic Press, 415-446',
  yields: 'percent',
  added: forBothGenders(added),
  rows,
  equation: faulknerPercent,
};
