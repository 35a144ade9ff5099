import type { ExercisePerformance, SetSummary } from '../contract/history.ts';
import type { SetMeasurements } from '../contract/set.ts';
import { estimatedMaxKg } from './estimate.ts';
import { volumeKg } from './figures.ts';

/** `isDrop`: a drop of a drop set, which is not a set of its own. */
export type DoneSet = SetMeasurements & { isWarmUp: boolean; isDrop: boolean; isLoadPerHand?: boolean };

const maxInReserve = 4;

/** Whether a set counts for records and progress: neither a warm-up nor a failed attempt (0 repetitions). */
export function isSuccessfulSet({ isWarmUp, reps }: Pick<DoneSet, 'isWarmUp' | 'reps'>): boolean {
  return !isWarmUp && reps !== 0;
}

/**
 * Whether a successful set is near enough to failure to count towards the weekly sets of a muscle: at most 4 repetitions
 * in reserve (RPE 6 and above), or without effort. The threshold is a convention, not a measurement.
 */
export function isHardSet(set: DoneSet): boolean {
  return isSuccessfulSet(set) && (set.rir ?? (set.rpe === null ? 0 : 10 - set.rpe)) <= maxInReserve;
}

/**
 * Returns the performance of an exercise in one workout; null without a successful set. Drops count in the volume only: they
 * are lifted tired, directly after a heavier load, and say nothing about the strength.
 */
export function exercisePerformance(workout: {
  completedWorkoutId: string;
  day: string;
  sets: readonly DoneSet[];
}): ExercisePerformance | null {
  const withDrops = workout.sets.filter(isSuccessfulSet);
  const sets = withDrops.filter(({ isDrop }) => !isDrop);
  const bestSet = bestSetOf(sets);
  if (!bestSet) return null;

  return {
    completedWorkoutId: workout.completedWorkoutId,
    day: workout.day,
    sets: sets.length,
    hardSets: sets.filter(isHardSet).length,
    bestSet,
    volumeKg: volumeKg(withDrops) || null,
    oneRepMaxKg: maxOf(sets.map(estimatedMaxKg)),
    maxReps: maxOf(sets.map(({ reps }) => reps)),
    maxSeconds: maxOf(sets.map(heldSeconds)),
    maxMetres: maxOf(sets.map(({ metres }) => metres)),
    paceSecondsPerKm: minOf(sets.map(paceOf)),
  };
}

/**
 * Returns the best set: the heaviest, then the one with more repetitions, then the farthest and quickest, then the
 * longest. `bestFirst` of `server/store/history.ts` sorts in the same order.
 */
function bestSetOf(sets: readonly SetSummary[]): SetSummary | null {
  const [best] = sets.toSorted(
    (a, b) =>
      (b.weightKg ?? 0) - (a.weightKg ?? 0) ||
      (b.reps ?? 0) - (a.reps ?? 0) ||
      (b.metres ?? 0) - (a.metres ?? 0) ||
      secondsInFavour(b) - secondsInFavour(a),
  );
  if (!best) return null;
  const { weightKg, reps, seconds, metres } = best;
  return { weightKg, reps, seconds, metres };
}

/** Returns the time of an isometric set. With a distance or repetitions a longer time is no improvement. */
function heldSeconds({ seconds, metres, reps }: DoneSet): number | null {
  return metres || reps ? null : seconds;
}

/** Returns the pace in whole seconds per kilometre. */
function paceOf({ seconds, metres }: DoneSet): number | null {
  return seconds && metres ? Math.round((seconds * 1000) / metres) : null;
}

function secondsInFavour({ seconds, metres }: SetSummary): number {
  return metres ? -(seconds ?? 0) : (seconds ?? 0);
}

function maxOf(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null && value > 0) as number[];
  return given.length > 0 ? Math.max(...given) : null;
}

function minOf(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length > 0 ? Math.min(...given) : null;
}
