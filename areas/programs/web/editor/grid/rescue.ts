import { clamped } from '#shell/common/numbers.ts';
import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/find.ts';
import { focusAdder, focusOn } from './moving.ts';
import { readSheet } from './read-sheet.ts';
import { type Sheet, slotOf } from './sheet.ts';

/** The row with the focus may have gone: then whoever took its place has it, so that the keys go on being heard. */
export function rescueFocus(editor: Editor, before: Sheet): void {
  const { focus } = editor.open.grid.get();
  const { weeks } = readSheet(editor);
  if (!focus || findRow(weeks, focus.rowId)) return;

  const at = slotOf(before, focus.rowId);
  const lost = findRow(before.weeks, focus.rowId);
  const workout =
    (lost && findWorkout(weeks, lost.workout.id)?.workout) ?? weeks[0]?.days.flatMap(({ workouts }) => workouts)[0];
  if (!workout) return;
  const next = workout.exercises[clamped(at?.slot[2] ?? 0, 0, Math.max(0, workout.exercises.length - 1))];
  if (next) focusOn(editor, { ...focus, rowId: next.id });
  else focusAdder(editor, workout.id);
}
