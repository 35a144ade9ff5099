import type { ExercisePerformance, SetSummary } from '../contract/history.ts';
import type { SetMeasurements } from '../contract/set.ts';
import { estimatedMaxKg } from './estimate.ts';
import { volumeKg } from './figures.ts';

export type DoneSet = SetMeasurements & { isWarmUp: boolean };

const maxInReserve = 4;

/** Warm-ups and attempts that failed (0 repetitions) are left out of everything that is compared. */
export function isWorkingSet({ isWarmUp, reps }: Pick<DoneSet, 'isWarmUp' | 'reps'>): boolean {
  return !isWarmUp && reps !== 0;
}

/**
 * A working set near enough to failure to count towards the weekly sets of a muscle: at most 4 repetitions in reserve
 * (RPE 6 and above). A set that says nothing of it is believed. Where the line lies is a convention, not a measurement.
 */
export function isHardSet(set: DoneSet): boolean {
  return isWorkingSet(set) && (set.rir ?? (set.rpe === null ? 0 : 10 - set.rpe)) <= maxInReserve;
}

/** What one workout says about an exercise; null when there is nothing but warm-ups. */
export function exercisePerformance(workout: {
  completedWorkoutId: string;
  day: string;
  sets: readonly DoneSet[];
}): ExercisePerformance | null {
  const sets = workout.sets.filter(isWorkingSet);
  const bestSet = bestSetOf(sets);
  if (!bestSet) return null;

  return {
    completedWorkoutId: workout.completedWorkoutId,
    day: workout.day,
    sets: sets.length,
    hardSets: sets.filter(isHardSet).length,
    bestSet,
    volumeKg: volumeKg(sets) || null,
    oneRepMaxKg: most(sets.map(estimatedMaxKg)),
    mostReps: most(sets.map(({ reps }) => reps)),
    longestSeconds: most(sets.map(heldSeconds)),
    farthestMetres: most(sets.map(({ metres }) => metres)),
    paceSecondsPerKm: least(sets.map(paceOf)),
  };
}

/** The heaviest, then the one with more repetitions, then the farthest and quickest, then the longest. */
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

/** A time that was held. Over a distance or for repetitions, longer is not more. */
function heldSeconds({ seconds, metres, reps }: DoneSet): number | null {
  return metres || reps ? null : seconds;
}

/** Whole seconds per kilometre. */
function paceOf({ seconds, metres }: DoneSet): number | null {
  return seconds && metres ? Math.round((seconds * 1000) / metres) : null;
}

function secondsInFavour({ seconds, metres }: SetSummary): number {
  return metres ? -(seconds ?? 0) : (seconds ?? 0);
}

function most(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null && value > 0) as number[];
  return given.length > 0 ? Math.max(...given) : null;
}

function least(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length > 0 ? Math.min(...given) : null;
}
