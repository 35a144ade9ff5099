import { blocksOf } from '../../../rules/blocks.ts';
import { setsDiffer } from '../../../rules/set-remarks.ts';
import { useContent } from '../context.tsx';
import { findRow } from '../state/program-index.ts';

/** Whether the row is in a superset whose members have different numbers of sets. */
export function useHasOtherSets(rowId: string): boolean {
  return useContent(({ weeks }) => {
    const location = findRow(weeks, rowId);
    if (!location || location.row.supersetPosition === null) return false;
    const block = blocksOf(location.workout.exercises).find((rows) => rows.includes(location.row));
    return setsDiffer(block ?? []);
  });
}
