import type { Source } from '#areas/metrics/contract/measurement.ts';
import { currentMaximum, isEstimate, isMaximumPerHand, perHandMethods } from '#areas/metrics/rules/maximum.ts';
import type { ExerciseHistory } from '../contract/exercise-history.ts';
import { estimatedMaxKg, type Lift } from './estimate.ts';

interface KnownMaxima {
  test: { value: number; day: string; source: Source; method: string | null } | undefined;
  /** The sets that count for an estimate: of the last days, and after the day of the test. */
  sets: readonly (Lift & { isLoadPerHand: boolean })[];
  day: string;
}

/** Returns the maximum of an exercise from which percentages are computed. */
export function maximumFrom({
  test,
  sets,
  day,
}: KnownMaxima): Pick<ExerciseHistory, 'oneRepMaxKg' | 'isOneRepMaxTested' | 'isOneRepMaxPerHand'> {
  const estimates = sets.flatMap((set) => {
    const value = estimatedMaxKg(set);
    const method = set.isLoadPerHand ? perHandMethods.estimated : null;
    return value === null ? [] : { value, day, source: 'workout' as const, method };
  });
  const maximum = currentMaximum(test ? [test, ...estimates] : estimates, day);
  return {
    oneRepMaxKg: maximum?.value ?? null,
    isOneRepMaxTested: maximum ? !isEstimate(maximum) : false,
    ...(maximum && isMaximumPerHand(maximum) && { isOneRepMaxPerHand: true }),
  };
}
