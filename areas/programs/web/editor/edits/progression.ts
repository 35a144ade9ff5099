import type { Progression, Week } from '../../../contract/document.ts';
import type { Editor } from '../context.tsx';
import { matchingRow, findRow } from '../state/program-index.ts';
import { setRows } from './rows.ts';

/** Returns the ids of the rows of type `reps` with the same exercise in later weeks. */
export function followingRows(weeks: readonly Week[], rowId: string): string[] {
  const location = findRow(weeks, rowId);
  const laterWeeks = location ? weeks.slice(location.path[0] + 1) : [];
  return laterWeeks
    .flatMap((week) => matchingRow(weeks, rowId, week) ?? [])
    .filter((id) => findRow(weeks, id)?.row.type === 'reps');
}

/** Sets the progression of the rows as one undo entry. */
export function setProgression(
  { store, ui }: Pick<Editor, 'store' | 'ui'>,
  rowIds: readonly string[],
  progression: Progression | null,
): void {
  setRows(store, new Map(rowIds.map((id) => [id, { progression }])));
  ui.message.set({ name: 'progressionSet', values: { count: rowIds.length }, isUndoable: true });
}
