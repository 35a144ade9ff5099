import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import type { Week } from '../contract/document.ts';

/** The muscles an exercise trains, by its id. */
export type TrainedMuscles = ReadonlyMap<
  string,
  { primaryMuscles: readonly Muscle[]; secondaryMuscles: readonly Muscle[] }
>;

/** A row's part in the sets of a muscle. */
export interface MuscleRow {
  rowId: string;
  name: string;
  dayNumber: number;
  sets: number;
}

export interface MuscleSets {
  muscle: Muscle;
  sets: number;
  rows: MuscleRow[];
}

/** What a set is worth to a muscle that an exercise trains along, as the volume literature counts it. */
const secondaryShare = 0.5;

/**
 * Sets each muscle gets in a week, the most first, with the rows that make them up: a whole set where the exercise trains
 * it first, half a set where it trains it along. A row whose number of sets is left open counts none.
 *
 * Source of the halves: Pelland et al., The Resistance Training Dose Response, SportRxiv (2024), "fractional sets".
 */
export function muscleSets(week: Week, trained: TrainedMuscles): MuscleSets[] {
  const byMuscle = new Map<Muscle, MuscleRow[]>();
  for (const day of week.days)
    for (const row of day.workouts.flatMap((workout) => workout.exercises)) {
      const muscles = trained.get(row.exerciseId);
      if (!muscles || !row.sets) continue;
      for (const [muscle, share] of shares(muscles)) {
        const { id: rowId, name, sets } = row;
        const part = { rowId, name, dayNumber: day.dayNumber, sets: sets * share };
        byMuscle.set(muscle, [...(byMuscle.get(muscle) ?? []), part]);
      }
    }
  const found = [...byMuscle].map(([muscle, rows]) => ({ muscle, rows, sets: sumOf(rows) }));
  return found.toSorted((one, other) => other.sets - one.sets || one.muscle.localeCompare(other.muscle));
}

/** A muscle named twice counts once, as the more it is. */
function shares({
  primaryMuscles,
  secondaryMuscles,
}: {
  primaryMuscles: readonly Muscle[];
  secondaryMuscles: readonly Muscle[];
}) {
  const along = secondaryMuscles.map((muscle) => [muscle, secondaryShare] as const);
  return new Map([...along, ...primaryMuscles.map((muscle) => [muscle, 1] as const)]);
}

function sumOf(rows: readonly MuscleRow[]): number {
  return rows.reduce((sum, row) => sum + row.sets, 0);
}
