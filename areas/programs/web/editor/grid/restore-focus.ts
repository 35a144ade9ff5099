import { clamped } from '#shell/common/numbers.ts';
import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/program-index.ts';
import { focusAddRow, focusOn } from './move-focus.ts';
import { readGridModel } from './read-grid-model.ts';
import { type GridModel, rowPositionOf } from './grid-model.ts';

/** When the focused row was deleted, focuses the row at its position, so that keyboard events still reach the grid. */
export function restoreFocus(editor: Editor, before: GridModel): void {
  const { focus } = editor.ui.grid.get();
  const { weeks } = readGridModel(editor);
  if (!focus || findRow(weeks, focus.rowId)) return;

  const found = rowPositionOf(before, focus.rowId);
  const lostRow = findRow(before.weeks, focus.rowId);
  const workout =
    (lostRow && findWorkout(weeks, lostRow.workout.id)?.workout) ??
    weeks[0]?.days.flatMap(({ workouts }) => workouts)[0];
  if (!workout) return;
  const next = workout.exercises[clamped(found?.position[2] ?? 0, 0, Math.max(0, workout.exercises.length - 1))];
  if (next) focusOn(editor, { ...focus, rowId: next.id });
  else focusAddRow(editor, workout.id);
}
