import { useRef } from 'react';
import type { Exercise } from '#areas/exercises/contract/exercise.ts';
import { defaultPrescription } from '#areas/exercises/rules/default-prescription.ts';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import { mayAddRow } from '../../../rules/workouts.ts';
import { type Editor, useEditor } from '../context.tsx';
import { replaceExercise } from '../edits/following-exercise.ts';
import { addRow } from '../edits/rows.ts';
import { focusOn, focusTarget } from '../grid/move-focus.ts';
import { showFocus } from '../grid/show-focus.ts';
import type { PickerTarget } from '../state/editor-ui.ts';
import { findRow, getWorkout } from '../state/program-index.ts';

/**
 * Exercise library for adding rows or replacing an exercise. On close, the first new row gets the focus; without one the
 * focus returns to where the library was opened.
 */
export function ExerciseLibrary() {
  const editor = useEditor();
  const { store, ui, settings } = editor;
  const { target, search } = ui.libraryPicker.use() ?? {};
  const firstAdded = useRef<string | null>(null);
  const lastAdded = useRef<string | null>(null);

  function pick(picked: Exercise): void {
    if (!target) return;
    const exercise = { ...picked, prescription: defaultPrescription(picked) };
    if ('rowId' in target) {
      replaceExercise(editor, target.rowId, exercise);
      close(target.rowId);
    } else if (mayAddRow(getWorkout(store.getState().content.weeks, target.workoutId).workout)) {
      lastAdded.current = addRow(store, {
        ...target,
        exercise,
        restSeconds: settings.defaultRestSeconds,
        ...(lastAdded.current && { after: lastAdded.current }),
      });
      firstAdded.current ??= lastAdded.current;
    } else {
      ui.message.set({ name: 'full' });
    }
  }

  function close(rowId: string | null): void {
    ui.libraryPicker.set(null);
    firstAdded.current = null;
    lastAdded.current = null;
    if (rowId) {
      focusOn(editor, { rowId, column: 'sets' });
      // Waits until the drawer has restored the focus; `showFocus` follows a cell focused meanwhile.
      setTimeout(() => showFocus(editor), 300);
    } else if (target) returnFocus(editor, target);
  }

  const purpose = target && 'rowId' in target ? 'change' : 'add';
  const replacedId =
    target && 'rowId' in target ? findRow(store.getState().content.weeks, target.rowId)?.row.exerciseId : undefined;
  return (
    <ExercisePicker
      opened={target !== undefined}
      {...{ purpose, replacedId }}
      {...(search && { search })}
      onClose={() => close(firstAdded.current)}
      onPick={pick}
    />
  );
}

const [retryMs, maxRetries] = [100, 15];

/**
 * Returns the focus to the grid once the closed drawer has left it nowhere. The drawer cannot return it by itself, because the
 * search in the grid, which had the focus, is unmounted when the library opens.
 */
function returnFocus(editor: Editor, target: PickerTarget, retriesLeft = maxRetries): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusTarget(editor, target);
    else if (retriesLeft > 0) returnFocus(editor, target, retriesLeft - 1);
  }, retryMs);
}
