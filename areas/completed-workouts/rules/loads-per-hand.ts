import { isWithTwoWeights } from '#areas/exercises/rules/two-weights.ts';
import { isLoadPerHand } from '#areas/programs/rules/per-hand.ts';
import type { PrescribedRow, RowChange } from '../contract/set.ts';
import type { RunningRow } from './set-order.ts';
import { exerciseOfSet } from './swaps.ts';

type Row = Pick<PrescribedRow, 'exerciseId' | 'weight'>;
type Change = Pick<RowChange, 'rowId' | 'exerciseId' | 'exerciseName' | 'earlier'>;

/**
 * Whether the weight of a set of a prescribed row, done with `exercise`, is a load per hand: the prescription says so, and an exercise that
 * was done instead is one with two dumbbells or kettlebells, too, as its name says. That of a barbell counts as it was logged.
 */
export function isSetPerHand({ exerciseId, weight }: Row, exercise: { id: string; name: string }): boolean {
  return isLoadPerHand(weight) && (exercise.id === exerciseId || isWithTwoWeights(exercise.name));
}

/** Whether the weights of the next sets of a row are loads per hand; `insteadOfWeight` is the prescribed load of a swapped row. */
export function isRowPerHand(row: RunningRow): boolean {
  const { exerciseId, name, weight, insteadOfId, insteadOfWeight } = row;
  const prescribed = { exerciseId: insteadOfId ?? exerciseId, weight: insteadOfWeight ?? weight };
  return isSetPerHand(prescribed, { id: exerciseId, name });
}

/**
 * Whether nothing says if the weights of a row with two dumbbells or kettlebells are those of one hand. They count as they are logged
 * (decision 63), which runner and history say.
 */
export function isHandUnsaid(row: RunningRow): boolean {
  return isWithTwoWeights(row.name) && !isRowPerHand(row);
}

/**
 * Adds to each set whether its weight is a load per hand; one without a weight has none. The store saves the same with each set
 * (`RowExercise`).
 */
export function withLoadsPerHand<S extends { rowId: string; setNumber: number; weightKg: number | null }>(
  sets: readonly S[],
  { rows, rowChanges }: { rows: readonly (Row & { id: string; name: string })[]; rowChanges: readonly Change[] },
): (S & { isLoadPerHand: boolean })[] {
  const changes = new Map(rowChanges.map((change) => [change.rowId, change]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sets.map((set) => {
    const row = byId.get(set.rowId);
    if (!row || set.weightKg === null) return { ...set, isLoadPerHand: false };
    const exercise = exerciseOfSet(row, changes.get(row.id), set.setNumber);
    return { ...set, isLoadPerHand: isSetPerHand(row, exercise) };
  });
}
