import { isPerHand } from '#areas/programs/rules/per-hand.ts';
import type { PrescribedRow, RowChange } from '../contract/set.ts';
import { isOtherExercise } from './swaps.ts';

type Row = Pick<PrescribedRow, 'id' | 'exerciseId' | 'name' | 'weight'>;
type Change = Pick<RowChange, 'rowId' | 'exerciseId' | 'exerciseName' | 'earlier'>;

/**
 * Returns the sets with whether their weight is that of one of two hands: the prescription says so, and the set was done with its exercise.
 * The trigger `hands_of_set` stores the same with each set.
 */
export function withHands<S extends { rowId: string; setNumber: number }>(
  sets: readonly S[],
  { rows, rowChanges }: { rows: readonly Row[]; rowChanges: readonly Change[] },
): (S & { isPerHand: boolean })[] {
  const changes = new Map(rowChanges.map((change) => [change.rowId, change]));
  const perHand = new Map(rows.filter(({ weight }) => isPerHand(weight)).map((row) => [row.id, row]));
  return sets.map((set) => {
    const row = perHand.get(set.rowId);
    return { ...set, isPerHand: !!row && !isOtherExercise(row, changes.get(row.id), set.setNumber) };
  });
}
