import { type BodyInput, type Skinfold, skinfolds, parseBody } from './body.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { hundredthsOf } from './decimals.ts';

/** The sums that are followed over time in place of a percentage, which brings the error of its equation with it. */
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

/** mm, two decimals; or which folds are missing. A sum without one of its folds is no sum. */
export function skinfoldSum(
  name: FoldSum,
  input: BodyInput | null | undefined,
): { sumMm: number } | { missingValues: Skinfold[] } {
  const read = parseBody(input);
  const added: readonly Skinfold[] = skinfoldSums[name];
  const missingValues = added.filter((fold) => read[fold] === undefined);
  if (missingValues.length > 0) return { missingValues };

  const sumMm = added.reduce((sum, fold) => sum + (read[fold] ?? 0), 0);
  return hundredthsOf(sumMm) === undefined ? { missingValues: [...added] } : { sumMm: roundedTo(2, sumMm) };
}
