import type { Body } from '../body.ts';
import { solveEquation, sumOfSkinfolds } from '../equation.ts';
import { forBothGenders } from '../formula.ts';
import type { SkinfoldFormula } from './formula.ts';
import { yuhaszRows } from './yuhasz.ts';

const added = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold'] as const;

/** Carter's equation adds up six folds; the abdominal one is replaced by the mean of the five required ones. */
const heathCarterScale = 6 / 5;

/**
 * Fat in percent, not a density, from five folds in mm. Age is not used.
 *
 * Heath and Carter published a somatotype and no equation for body fat: this is Carter's equation for six folds. The
 * abdominal fold is ignored; YUHASZ_6_SKINFOLDS uses it. For adults, above all athletes.
 * Source: Carter JEL (1982), in Physical Structure of Olympic Athletes, part I, Karger.
 */
function heathCarterPercent(body: Body): number {
  return solveEquation(yuhaszRows, body, heathCarterScale * sumOfSkinfolds(body, added));
}

export const heathCarter: SkinfoldFormula = {
  fields: forBothGenders(added),
  usesAge: false,
  usesGender: true,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'low',
  source: 'Carter JEL (1982), Physical Structure of Olympic Athletes, part I, Karger',
  yields: 'percent',
  added: forBothGenders(added),
  scale: heathCarterScale,
  rows: yuhaszRows,
  equation: heathCarterPercent,
};
