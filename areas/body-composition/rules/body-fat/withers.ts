import type { Body } from '../body.ts';
import { type EquationRow, solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';

const requiredFolds = [
  'triceps_fold',
  'subscapular_fold',
  'biceps_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
] as const;

const added = {
  male: requiredFolds,
  female: ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold'],
} as const;

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { constant: 1.0988, sum: -0.0004 } },
  { gender: 'female', coefficients: { constant: 1.17484, logSum: -0.07229 } },
];

/**
 * Body density in g/ml from folds in mm. The specification requires seven folds of everyone; the equation for women
 * uses only triceps, subscapular, suprailiac and calf. Age is not used.
 *
 * Fitted on athletes of state teams; the men were 24.2 years old on average (standard deviation 4.7).
 * Source: Withers RT, Craig NP, Bourdon PC, Norton KI (1987), Eur J Appl Physiol 56:191-200 (men); Withers RT,
 * Whittingham NO, Norton KI et al. (1987), Eur J Appl Physiol 56:169-180 (women).
 */
function withersDensity(body: Body): number {
  return solveEquation(rows, body, sumOfSkinfolds(body, added[body.gender]));
}

export const withers: SkinfoldFormula = {
  fields: forBothGenders(requiredFolds),
  usesAge: false,
  usesGender: true,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'medium',
  source:
    'Withers RT, Craig NP, Bourdon PC, Norton KI (1987), Eur J Appl Physiol 56:191-200; ' +
    'Withers RT, Whittingham NO, Norton KI et al. (1987), Eur J Appl Physiol 56:169-180',
  yields: 'density',
  added,
  rows,
  equation: withersDensity,
};
