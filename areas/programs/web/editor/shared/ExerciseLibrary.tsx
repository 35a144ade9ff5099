import { useRef } from 'react';
import type { Exercise } from '#areas/exercises/contract/exercise.ts';
import { defaultPrescription } from '#areas/exercises/rules/default-prescription.ts';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import { mayAddRow } from '../../../rules/workouts.ts';
import { useEditor } from '../context.tsx';
import { addRow, changeExercise } from '../edits/rows.ts';
import { focusOn } from '../grid/move-focus.ts';
import { showFocus } from '../grid/show-focus.ts';
import { getWorkout } from '../state/program-index.ts';

/** Exercise library for adding rows or replacing an exercise. On close, the first new row gets the focus. */
export function ExerciseLibrary() {
  const editor = useEditor();
  const { store, ui, settings } = editor;
  const picking = ui.libraryPicker.use();
  const firstAdded = useRef<string | null>(null);
  const lastAdded = useRef<string | null>(null);

  function pick(picked: Exercise): void {
    if (!picking) return;
    const exercise = { ...picked, prescription: defaultPrescription(picked) };
    if ('rowId' in picking) {
      changeExercise(store, picking.rowId, exercise);
      close(picking.rowId);
    } else if (mayAddRow(getWorkout(store.getState().content.weeks, picking.workoutId).workout)) {
      lastAdded.current = addRow(store, {
        ...picking,
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
    if (!rowId) return;
    focusOn(editor, { rowId, column: 'sets' });
    // Waits until the drawer has restored the focus; `showFocus` follows a cell focused meanwhile.
    setTimeout(() => showFocus(editor), 300);
  }

  const purpose = picking !== null && 'rowId' in picking ? 'change' : 'add';
  const opened = picking !== null;
  return <ExercisePicker {...{ opened, purpose }} onClose={() => close(firstAdded.current)} onPick={pick} />;
}
