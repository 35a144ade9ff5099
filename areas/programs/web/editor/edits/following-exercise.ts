import { type EditSession, startEditSession } from '#shell/web/documents/document-store.ts';
import type { Week } from '../../../contract/document.ts';
import { exerciseChange, type PickedExercise } from '../../../rules/rows.ts';
import type { Editor } from '../context.tsx';
import { showLostFocus } from '../grid/show-focus.ts';
import { findRow, getRow } from '../state/program-index.ts';
import { changeExercise, setRows } from './rows.ts';

type EditorParts = Pick<Editor, 'store' | 'ui'>;

/** Gives the row another exercise, and offers the same change to the rows of later weeks with the former one. */
export function replaceExercise(editor: Editor, rowId: string, exercise: PickedExercise): void {
  const { store, ui } = editor;
  const before = store.getState().content.weeks;
  const { exerciseId } = getRow(before, rowId).row;
  const known = ui.formerExercises.get().get(rowId);
  const former = known && rowsAtPosition(before, rowId, known).length > 0 ? known : exerciseId;
  ui.formerExercises.set(new Map(ui.formerExercises.get()).set(rowId, former));
  const editSession = startEditSession();
  changeExercise(store, rowId, exercise, editSession);
  const count = former === exercise.id ? 0 : rowsAtPosition(before, rowId, former).length;
  if (count === 0) return;
  const apply = () => {
    const changed = replaceInFollowingWeeks(editor, { rowId, exercise, editSession });
    ui.message.set({ name: 'exerciseInFollowing', values: { count: changed }, isUndoable: true });
    showLostFocus(editor);
  };
  ui.message.set({ name: 'exerciseChanged', isUndoable: true, followingWeeks: { count, apply } });
}

interface Replacement {
  rowId: string;
  exercise: PickedExercise;
  /** The edit session of the change of the row, which is undone together. */
  editSession?: EditSession;
}

/**
 * Gives the exercise of a changed row to the rows at the same position of later weeks that have the former one. Returns the number of
 * changed rows.
 */
function replaceInFollowingWeeks({ store, ui }: EditorParts, { rowId, exercise, editSession }: Replacement): number {
  const { weeks } = store.getState().content;
  const former = ui.formerExercises.get().get(rowId);
  const ids = former && former !== exercise.id ? rowsAtPosition(weeks, rowId, former) : [];
  const changes = ids.map((id) => [id, exerciseChange(getRow(weeks, id).row, exercise)] as const);
  setRows(store, new Map(changes), editSession ?? null);
  return ids.length;
}

/** The same for rows whose exercise was changed before, as one undo entry. Returns the numbers of changed rows by row, if any. */
export function replaceChangedInFollowingWeeks(
  editor: EditorParts,
  rowIds: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { weeks } = editor.store.getState().content;
  const editSession = startEditSession();
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

/** Returns the ids of the rows of later weeks at the position of the row, as far as they have the exercise. */
function rowsAtPosition(weeks: readonly Week[], rowId: string, exerciseId: string): string[] {
  const location = findRow(weeks, rowId);
  if (!location) return [];
  const [week, day, workout, index] = location.path;
  return weeks.slice(week + 1).flatMap(({ days }) => {
    const row = days[day]?.workouts[workout]?.exercises[index];
    return row?.exerciseId === exerciseId ? [row.id] : [];
  });
}
