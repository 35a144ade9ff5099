import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const added = [
  'triceps_fold',
  'subscapular_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
] as const;

/** `heath-carter.ts` uses the same constants. */
export const yuhaszRows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { sum: 0.1051, constant: 2.585 } },
  { gender: 'female', coefficients: { sum: 0.1548, constant: 3.58 } },
];

/**
 * Fat in percent, not a density, from six folds in mm. Age is not used.
 *
 * For adults, above all athletes.
 * Source: Yuhasz MS (1974), Physical Fitness Manual, University of Western Ontario; Carter JEL (1982), in Physical
 * Structure of Olympic Athletes, part I, Karger.
 */
function yuhaszPercent(body: Body): number {
  return solveEquation(yuhaszRows, body, sumOfSkinfolds(body, added));
}

export const yuhasz: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: false,
  usesGender: true,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source:
    'Yuhasz MS (1974), Physical Fitness Manual, University of Western Ontario; ' +
    'Carter JEL (1982), Physical Structure of Olympic Athletes, part I, Karger',
  yields: 'percent',
  added: forBothGenders(added),
  rows: yuhaszRows,
  equation: yuhaszPercent,
};
