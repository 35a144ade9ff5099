import type { ExerciseRow, Week } from '../../../contract/document.ts';
import { rowsOf } from '../../../rules/content.ts';
import type { Editor } from '../context.tsx';

/** Whether a row that has another exercise than in `before` has lost a load of its former one since then. */
export function hasEmptiedLoads({ store }: Pick<Editor, 'store'>, before: readonly Week[]): boolean {
  const { weeks } = store.getState().content;
  const former = new Map(rowsOf(before).map((row) => [row.id, row]));
  return rowsOf(weeks).some((row) => {
    const old = former.get(row.id);
    return old !== undefined && old.exerciseId !== row.exerciseId && hasLostLoad(old, row);
  });
}

function hasLostLoad(before: ExerciseRow, after: ExerciseRow): boolean {
  return (
    (before.weight !== '' && after.weight === '') ||
    (before.warmUp !== '' && after.warmUp === '') ||
    (before.progression !== null && after.progression === null)
  );
}
