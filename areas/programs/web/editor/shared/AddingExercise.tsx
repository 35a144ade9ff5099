import { useRef } from 'react';
import { ExercisePicker } from '#areas/exercises/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { focusCell } from '../cells/move-through.ts';
import { useEditor } from '../context.tsx';
import { addRow, changeExercise } from '../edits/rows.ts';
import { getWorkout } from '../state/find.ts';

/** The library, for new rows or for another exercise in a row. Afterwards the first new row is ready to be filled. */
export function AddingExercise() {
  const t = useTexts('programs');
  const { store, open } = useEditor();
  const picking = open.picking.use();
  const firstAdded = useRef<string | null>(null);

  function pick(exercise: { id: string; name: string }): void {
    if (!picking) return;
    if ('rowId' in picking) {
      changeExercise(store, picking.rowId, exercise);
      close(picking.rowId);
    } else if (mayAddRow(getWorkout(store.getState().contents.weeks, picking.workoutId).workout)) {
      const id = addRow(store, { ...picking, exercise });
      firstAdded.current ??= id;
    } else {
      toast.error(t('workout.full'));
    }
  }

  function close(rowId: string | null): void {
    open.picking.set(null);
    firstAdded.current = null;
    if (rowId) focusCell(rowId, 'sets', 300);
  }

  return <ExercisePicker opened={picking !== null} onClose={() => close(firstAdded.current)} onPick={pick} />;
}
