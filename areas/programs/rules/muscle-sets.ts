import type { Category, Muscle } from '#areas/exercises/rules/taxonomy.ts';
import type { Week } from '../contract/document.ts';
import { compareTexts } from '#shell/common/sorting.ts';

interface ExerciseMuscles {
  category: Category;
  primaryMuscles: readonly Muscle[];
  secondaryMuscles: readonly Muscle[];
}

/** Muscles by exercise id. */
export type TrainedMuscles = ReadonlyMap<string, ExerciseMuscles>;

/** The sets that one row contributes to a muscle. */
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

/** Exercises of these categories are no sets of a muscle: they are not done near failure. */
const uncounted: readonly Category[] = ['cardio', 'stretching', 'mobility'];

/** Share of a set that counts for a secondary muscle of the exercise. */
const secondaryShare = 0.5;

/**
 * Returns the weekly sets of each muscle with the rows that they come from, most sets first. A set counts 1 for a
 * primary and 0.5 for a secondary muscle of the exercise. Rows without a number of sets are not counted, nor cardio, stretching and
 * mobility.
 *
 * Source: Pelland et al., The Resistance Training Dose Response, SportRxiv (2024), "fractional sets".
 */
export function muscleSets(week: Week, trained: TrainedMuscles): MuscleSets[] {
  const byMuscle = new Map<Muscle, MuscleRow[]>();
  for (const day of week.days)
    for (const row of day.workouts.flatMap((workout) => workout.exercises)) {
      const muscles = trained.get(row.exerciseId);
      if (!muscles || !row.sets || uncounted.includes(muscles.category)) continue;
      for (const [muscle, share] of shares(muscles)) {
        const { id: rowId, name, sets } = row;
        const muscleRow = { rowId, name, dayNumber: day.dayNumber, sets: sets * share };
        byMuscle.set(muscle, [...(byMuscle.get(muscle) ?? []), muscleRow]);
      }
    }
  const totals = [...byMuscle].map(([muscle, rows]) => ({ muscle, rows, sets: sumOf(rows) }));
  return totals.toSorted((one, other) => other.sets - one.sets || compareTexts(one.muscle, other.muscle));
}

/** Returns the share of a set by muscle. A muscle listed as primary and as secondary counts as primary. */
function shares({ primaryMuscles, secondaryMuscles }: ExerciseMuscles) {
  const secondary = secondaryMuscles.map((muscle) => [muscle, secondaryShare] as const);
  return new Map([...secondary, ...primaryMuscles.map((muscle) => [muscle, 1] as const)]);
}

function sumOf(rows: readonly MuscleRow[]): number {
  return rows.reduce((sum, row) => sum + row.sets, 0);
}
