import { type EditSession, startEditSession } from '#shell/web/documents/document-store.ts';
import type { Week } from '../../../contract/document.ts';
import { exerciseChange, type PickedExercise } from '../../../rules/rows.ts';
import type { Editor } from '../context.tsx';
import { showLostFocus } from '../grid/show-focus.ts';
import { findRow, getRow, matchingRow } from '../state/program-index.ts';
import { hasEmptiedLoads } from './emptied-loads.ts';
import { changeExercise, setRows } from './rows.ts';

type EditorParts = Pick<Editor, 'store' | 'ui'>;

/**
 * Gives the row another exercise, says when its loads were emptied, and offers the same change for the rows of later weeks with the former
 * exercise.
 */
export function replaceExercise(editor: Editor, rowId: string, exercise: PickedExercise): void {
  const { store, ui } = editor;
  const before = store.getState().content.weeks;
  const { exerciseId } = getRow(before, rowId).row;
  const known = ui.formerExercises.get().get(rowId);
  const former = known && laterRows(before, rowId, known).length > 0 ? known : exerciseId;
  ui.formerExercises.set(new Map(ui.formerExercises.get()).set(rowId, former));
  const editSession = startEditSession();
  changeExercise(store, rowId, exercise, editSession);
  const count = former === exercise.id ? 0 : laterRows(before, rowId, former).length;
  const emptied = () => ({ isUndoable: true, hasEmptiedLoads: hasEmptiedLoads(editor, before) });
  const apply = () => {
    const changed = replaceInFollowingWeeks(editor, { rowId, exercise, editSession });
    ui.message.set({ name: 'exerciseInFollowing', values: { count: changed }, ...emptied() });
    showLostFocus(editor);
  };
  if (count > 0) ui.message.set({ name: 'exerciseChanged', ...emptied(), followingWeeks: { count, apply } });
  else if (emptied().hasEmptiedLoads) ui.message.set({ name: 'exerciseChanged', ...emptied() });
}

interface Replacement {
  rowId: string;
  exercise: PickedExercise;
  /** The edit session of the change of the row, which is undone together. */
  editSession: EditSession;
}

/**
 * Gives the exercise of a changed row to the rows of later weeks that match it and have the former one. Returns the number of
 * changed rows.
 */
function replaceInFollowingWeeks({ store, ui }: EditorParts, { rowId, exercise, editSession }: Replacement): number {
  const { weeks } = store.getState().content;
  const former = ui.formerExercises.get().get(rowId);
  const ids = former && former !== exercise.id ? laterRows(weeks, rowId, former) : [];
  const changes = ids.map((id) => [id, exerciseChange(getRow(weeks, id).row, exercise)] as const);
  setRows(store, new Map(changes), editSession);
  return ids.length;
}

/** The same for rows whose exercise was changed before. Returns the numbers of changed rows by row, if any. */
export function replaceChangedInFollowingWeeks(
  editor: EditorParts,
  rowIds: readonly string[],
  editSession: EditSession,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { weeks } = editor.store.getState().content;
  for (const rowId of rowIds) {
    const row = findRow(weeks, rowId)?.row;
    if (!row) continue;
    const { exerciseId: id, name, type, sets } = row;
    const prescription = type === 'time' || type === 'distance' ? { type, sets: sets ?? 1 } : undefined;
    const count = replaceInFollowingWeeks(editor, { rowId, exercise: { id, name, prescription }, editSession });
    if (count > 0) counts.set(rowId, count);
  }
  return counts;
}

/** Returns the ids of the rows of later weeks that match the row and have the exercise. */
function laterRows(weeks: readonly Week[], rowId: string, exerciseId: string): string[] {
  const location = findRow(weeks, rowId);
  const later = location ? weeks.slice(location.path[0] + 1) : [];
  return later.flatMap((week) => matchingRow(weeks, rowId, week, exerciseId) ?? []);
}
