import { type BodyInput, type Skinfold, skinfolds, parseBody } from './body.ts';
import { hundredthsOf } from './decimals.ts';

/** Sums of folds, tracked over time instead of a percentage because a percentage includes the error of its equation. */
export const skinfoldSums = {
  FOUR: ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'],
  SIX: ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold', 'thigh_fold', 'calf_fold'],
  SEVEN: [
    'breastplate',
    'axillary_fold',
    'triceps_fold',
    'subscapular_fold',
    'abdominal_fold',
    'suprailiac_fold',
    'thigh_fold',
  ],
  ALL: skinfolds,
} as const satisfies Record<string, readonly Skinfold[]>;

export type FoldSum = keyof typeof skinfoldSums;

/** Sum of the named folds in mm, not rounded, or the names of the missing folds. */
export function skinfoldSum(
  name: FoldSum,
  input: BodyInput | null | undefined,
): { sumMm: number } | { missingValues: Skinfold[] } {
  const parsed = parseBody(input);
  const added: readonly Skinfold[] = skinfoldSums[name];
  const missingValues = added.filter((fold) => parsed[fold] === undefined);
  if (missingValues.length > 0) return { missingValues };

  const sumMm = added.reduce((sum, fold) => sum + (parsed[fold] ?? 0), 0);
  return hundredthsOf(sumMm) === undefined ? { missingValues: [...added] } : { sumMm };
}
