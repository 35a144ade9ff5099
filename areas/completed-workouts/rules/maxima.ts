import type { Source } from '#areas/metrics/contract/measurement.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { currentMaximum, isEstimate } from '#areas/metrics/rules/maximum.ts';
import type { ExerciseHistory } from '../contract/training.ts';
import { estimatedMaxKg, type Lift } from './estimate.ts';

/** The exercises of the library, by code, whose estimated maximum is a measurement of the client, by its metric. */
export const exercisesOfMaximum = {
  bench_press: ['barbell-bench-press-medium-grip', 'bench-press-powerlifting'],
  squat: ['barbell-squat', 'barbell-full-squat', 'high-bar-back-squat', 'low-bar-back-squat', 'olympic-squat'],
  deadlift: ['barbell-deadlift', 'sumo-deadlift'],
} as const satisfies Partial<Record<TypeCode, readonly string[]>>;

export const maximumMetrics = Object.keys(exercisesOfMaximum) as [keyof typeof exercisesOfMaximum];

interface KnownMaxima {
  test: { value: number; day: string; source: Source } | undefined;
  /** The sets that count for an estimate: of the last days, and after the day of the test. */
  sets: readonly Lift[];
  day: string;
}

/** Returns the maximum of an exercise from which percentages are computed. */
export function maximumFrom({
  test,
  sets,
  day,
}: KnownMaxima): Pick<ExerciseHistory, 'oneRepMaxKg' | 'isOneRepMaxTested'> {
  const estimates = sets.flatMap((set) => {
    const value = estimatedMaxKg(set);
    return value === null ? [] : { value, day, source: 'workout' as const };
  });
  const maximum = currentMaximum(test ? [test, ...estimates] : estimates, day);
  return { oneRepMaxKg: maximum?.value ?? null, isOneRepMaxTested: maximum ? !isEstimate(maximum) : false };
}
