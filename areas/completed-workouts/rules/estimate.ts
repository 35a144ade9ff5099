import { estimatedMaximum } from '#areas/body-composition/rules/one-repetition-maximum.ts';
import type { SetMeasurements } from '../contract/set.ts';
import { roundedTo } from '#shell/common/numbers.ts';

/** Maximum number of repetitions to failure; estimates from more are unreliable. */
const maxReps = 12;

export type Lift = Pick<SetMeasurements, 'weightKg' | 'reps' | 'rir' | 'rpe'> & { isWarmUp: boolean };

/**
 * Returns the one-repetition maximum estimated from a set by the Epley formula, in kg with one decimal. Repetitions in
 * reserve count as done. Null for a warm-up, without a load above 0 or repetitions, or beyond 12 repetitions to failure.
 *
 * Source: Epley B (1985), Poundage chart, Boyd Epley Workout.
 */
export function estimatedMaxKg({ weightKg, reps, rir, rpe, isWarmUp }: Lift): number | null {
  if (isWarmUp || !weightKg || weightKg < 0 || !reps) return null;
  const toFailure = reps + Math.floor(rir ?? (rpe === null ? 0 : 10 - rpe));
  if (toFailure > maxReps) return null;
  const estimate = estimatedMaximum('EPLEY', { loadKg: weightKg, reps: toFailure });
  return estimate ? roundedTo(1, estimate.maximumKg) : null;
}
