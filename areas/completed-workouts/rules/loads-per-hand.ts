import { isLoadPerHand } from '#areas/programs/rules/per-hand.ts';
import type { PrescribedRow, RowChange } from '../contract/set.ts';
import { isOtherExercise } from './swaps.ts';

type Row = Pick<PrescribedRow, 'id' | 'exerciseId' | 'name' | 'weight'>;
type Change = Pick<RowChange, 'rowId' | 'exerciseId' | 'exerciseName' | 'earlier'>;

/**
 * Adds to each set whether its weight is a load per hand: the prescription says so, and the set was done with the prescribed exercise.
 * The trigger `store_load_per_hand` stores the same with each set.
 */
export function withLoadsPerHand<S extends { rowId: string; setNumber: number }>(
  sets: readonly S[],
  { rows, rowChanges }: { rows: readonly Row[]; rowChanges: readonly Change[] },
): (S & { isLoadPerHand: boolean })[] {
  const changes = new Map(rowChanges.map((change) => [change.rowId, change]));
  const perHand = new Map(rows.filter(({ weight }) => isLoadPerHand(weight)).map((row) => [row.id, row]));
  return sets.map((set) => {
    const row = perHand.get(set.rowId);
    return { ...set, isLoadPerHand: !!row && !isOtherExercise(row, changes.get(row.id), set.setNumber) };
  });
}
