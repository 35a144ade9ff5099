import type { HistorySet, HistoryWorkout } from './history.ts';

/** A load this many times the median of its exercise is probably a slip, such as a missing decimal point: 845 for 84.5. */
const timesMedian = 5;
/** Number of loaded working sets of an exercise below which its median says too little. */
const minSets = 4;

/** Returns the sets with a load far above the others of the same exercise. */
export function setsWithHighLoad(workouts: readonly HistoryWorkout[]): HistorySet[] {
  const byExercise = new Map<string, HistorySet[]>();
  for (const { name, sets } of workouts.flatMap(({ exercises }) => exercises)) {
    const loaded = byExercise.get(name) ?? [];
    for (const set of sets) if (!set.isWarmUp && set.weightKg !== null && set.weightKg > 0) loaded.push(set);
    byExercise.set(name, loaded);
  }
  return [...byExercise.values()].flatMap((sets) => {
    if (sets.length < minSets) return [];
    const median = medianOf(sets.map(({ weightKg }) => weightKg ?? 0));
    return sets.filter(({ weightKg }) => (weightKg ?? 0) >= timesMedian * median);
  });
}

/** The lower one of the two in the middle. */
function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
