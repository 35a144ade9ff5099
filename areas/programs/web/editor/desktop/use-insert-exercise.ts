import { mayAddRow } from '../../../rules/workouts.ts';
import { useEditor } from '../context.tsx';
import { addRow, changeExercise } from '../edits/rows.ts';
import { focusAdder, focusOn, move } from '../grid/moving.ts';
import { showFocus } from '../grid/show-focus.ts';
import { findWorkout } from '../state/program-index.ts';
import type { PickerTarget } from '../state/editor-ui.ts';

interface Placing {
  take: (exercise: { id: string; name: string }) => void;
  openLibrary: () => void;
  /** Back to where the search began, or wherever the focus has gone. */
  close: (way: { isBack: boolean }) => void;
}

/** What is found goes where it was looked for, and the keyboard on to its sets. */
export function useInsertExercise(at: PickerTarget): Placing {
  const editor = useEditor();
  const { store, ui, settings } = editor;

  function take(exercise: { id: string; name: string }): void {
    ui.adding.set(null);
    if ('rowId' in at) {
      changeExercise(store, at.rowId, exercise);
      focusOn(editor, { rowId: at.rowId, column: 'name' });
      move(editor, 'right');
      return;
    }
    const workout = findWorkout(store.getState().content.weeks, at.workoutId)?.workout;
    if (!workout || !mayAddRow(workout)) ui.notice.set({ name: 'full' });
    else {
      const rowId = addRow(store, { ...at, exercise, restSeconds: settings.defaultRestSeconds });
      focusOn(editor, { rowId, column: 'sets' });
    }
  }

  return {
    take,
    openLibrary: () => {
      ui.adding.set(null);
      ui.picking.set(at);
    },
    close: ({ isBack }) => {
      if (ui.adding.get() !== at) return;
      ui.adding.set(null);
      if (!isBack) return;
      const { focus } = ui.grid.get();
      if (focus) showFocus(editor);
      else if ('workoutId' in at) focusAdder(editor, at.workoutId);
    },
  };
}
