import type { ExerciseRow, Week } from '../../../contract/document.ts';
import { carriedChange } from '../../../rules/carried-change.ts';
import type { Editor } from '../context.tsx';
import { findRow, matchingRow } from '../state/program-index.ts';
import { setRows } from './rows.ts';

type EditorParts = Pick<Editor, 'store' | 'ui'>;

/** The rows of begun workouts as they were before the first change, by id. */
export type FormerRows = Map<string, ExerciseRow>;

/**
 * Offers the changes of rows of a begun workout to the same rows of later weeks that have the former values. Returns whether there are
 * any.
 */
export function offerToLaterWeeks({ store, ui }: EditorParts, former: FormerRows): boolean {
  const { weeks } = store.getState().content;
  const count = weekCount(weeks, laterChanges(weeks, former));
  if (count === 0) return false;
  const apply = () => carryToLaterWeeks({ store, ui }, former);
  ui.message.set({ name: 'begunChanged', isUndoable: true, followingWeeks: { count, apply } });
  return true;
}

function carryToLaterWeeks({ store, ui }: EditorParts, former: FormerRows): void {
  const { weeks } = store.getState().content;
  const changes = laterChanges(weeks, former);
  for (const id of former.keys()) {
    const row = findRow(weeks, id)?.row;
    if (row) former.set(id, row);
  }
  setRows(store, changes);
  ui.message.set({ name: 'begunInFollowing', values: { count: weekCount(weeks, changes) }, isUndoable: true });
}

/** Returns the changes of the rows of later weeks, by id. */
function laterChanges(weeks: readonly Week[], former: FormerRows): Map<string, Partial<ExerciseRow>> {
  const changes = new Map<string, Partial<ExerciseRow>>();
  for (const [id, before] of former) {
    const location = findRow(weeks, id);
    if (!location || location.row.exerciseId !== before.exerciseId) continue;
    for (const week of weeks.slice(location.path[0] + 1)) {
      const later = findRow(weeks, matchingRow(weeks, id, week) ?? '')?.row;
      const change = later ? carriedChange(before, location.row, later) : {};
      if (later && Object.keys(change).length > 0) changes.set(later.id, change);
    }
  }
  return changes;
}

function weekCount(weeks: readonly Week[], changes: ReadonlyMap<string, unknown>): number {
  return new Set([...changes.keys()].map((id) => findRow(weeks, id)?.week.id)).size;
}
