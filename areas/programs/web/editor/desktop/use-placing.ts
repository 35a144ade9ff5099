import { mayAddRow } from '../../../rules/workouts.ts';
import { useEditor } from '../context.tsx';
import { addRow, changeExercise } from '../edits/rows.ts';
import { focusAdder, focusOn, move } from '../grid/moving.ts';
import { showFocus } from '../grid/show-focus.ts';
import { findWorkout } from '../state/find.ts';
import type { Picking } from '../state/open-things.ts';

interface Placing {
  take: (exercise: { id: string; name: string }) => void;
  openLibrary: () => void;
  /** Back to where the search began, or wherever the focus has gone. */
  close: (way: { isBack: boolean }) => void;
}

/** What is found goes where it was looked for, and the keyboard on to its sets. */
export function usePlacing(at: Picking): Placing {
  const editor = useEditor();
  const { store, open, settings } = editor;

  function take(exercise: { id: string; name: string }): void {
    open.adding.set(null);
    if ('rowId' in at) {
      changeExercise(store, at.rowId, exercise);
      focusOn(editor, { rowId: at.rowId, column: 'name' });
      move(editor, 'right');
      return;
    }
    const workout = findWorkout(store.getState().contents.weeks, at.workoutId)?.workout;
    if (!workout || !mayAddRow(workout)) open.notice.set({ name: 'full' });
    else {
      const rowId = addRow(store, { ...at, exercise, restSeconds: settings.defaultRestSeconds });
      focusOn(editor, { rowId, column: 'sets' });
    }
  }

  return {
    take,
    openLibrary: () => {
      open.adding.set(null);
      open.picking.set(at);
    },
    close: ({ isBack }) => {
      if (open.adding.get() !== at) return;
      open.adding.set(null);
      if (!isBack) return;
      const { focus } = open.grid.get();
      if (focus) showFocus(editor);
      else if ('workoutId' in at) focusAdder(editor, at.workoutId);
    },
  };
}
