import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import type { Week } from '../../../contract/document.ts';
import { type MuscleSets, muscleSets, type TrainedMuscles } from '../../../rules/muscle-sets.ts';

export interface MuscleVolume extends MuscleSets {
  /** Sets by week. */
  weeks: readonly number[];
  /** Difference to the week before; null in the first week. */
  change: number | null;
}

/**
 * Returns the sets per muscle of week `index`, with the sets of all weeks. Muscles not trained in that week are
 * omitted.
 */
export function volumeOf(weeks: readonly Week[], index: number, trained: TrainedMuscles): MuscleVolume[] {
  const week = weeks[index];
  if (!week) return [];
  const all = weeks.map((one) => countedSets(one, trained));
  return countedSets(week, trained).map((found) => {
    const sets = all.map((ofWeek) => setsOf(ofWeek, found.muscle));
    const before = sets[index - 1];
    return { ...found, weeks: sets, change: before === undefined ? null : found.sets - before };
  });
}

function setsOf(counted: readonly MuscleSets[], muscle: Muscle): number {
  return counted.find((one) => one.muscle === muscle)?.sets ?? 0;
}

const counted = new WeakMap<TrainedMuscles, WeakMap<Week, MuscleSets[]>>();

/** Counts the sets of a week. The result is cached by week object, because an edit replaces only the changed week. */
function countedSets(week: Week, trained: TrainedMuscles): MuscleSets[] {
  const cached = counted.get(trained) ?? new WeakMap<Week, MuscleSets[]>();
  counted.set(trained, cached);
  const sets = cached.get(week) ?? muscleSets(week, trained);
  cached.set(week, sets);
  return sets;
}
