import type { PickedExercise } from '../../../../rules/rows.ts';
import { mayAddRow } from '../../../../rules/workouts.ts';
import { loadRowPasting } from '../../clipboard/lazy-clipboard.ts';
import { useEditor } from '../../context.tsx';
import { replaceExercise } from '../../edits/following-exercise.ts';
import { addRow } from '../../edits/rows.ts';
import { focusOn, focusTarget, move } from '../../grid/move-focus.ts';
import { findWorkout } from '../../state/program-index.ts';
import type { PickerTarget } from '../../state/editor-ui.ts';
import { insertTypedRow } from './insert-typed-row.ts';

/**
 * Actions of the exercise search in the grid. `insert` adds a row with the exercise, or replaces the exercise of an
 * existing row, and focuses the cell to fill next: the sets, or what is below when the values were typed too.
 */
export function useInsertExercise(target: PickerTarget) {
  const editor = useEditor();
  const { store, ui, settings } = editor;

  /** `values` are typed behind the name, `3x10 @40kg`: they are read like those of an import. */
  function insert(exercise: PickedExercise, values: string): void {
    if (values !== '') {
      close({ isBack: true });
      void insertTypedRow(editor, `${exercise.name} ${values}`, target);
      return;
    }
    ui.inlineSearch.set(null);
    if ('rowId' in target) {
      replaceExercise(editor, target.rowId, exercise);
      focusOn(editor, { rowId: target.rowId, column: 'name' });
      move(editor, 'right');
      return;
    }
    const workout = findWorkout(store.getState().content.weeks, target.workoutId)?.workout;
    if (!workout || !mayAddRow(workout)) ui.message.set({ name: 'full' });
    else {
      const rowId = addRow(store, { ...target, exercise, restSeconds: settings.defaultRestSeconds });
      focusOn(editor, { rowId, column: 'sets' });
    }
  }

  /** Closes the search; with `isBack` the focus returns to the grid. */
  function close({ isBack }: { isBack: boolean }): void {
    if (ui.inlineSearch.get() !== target) return;
    ui.inlineSearch.set(null);
    if (isBack) focusTarget(editor, target);
  }

  /** Adds the rows of a spreadsheet, or pastes them over an existing row. */
  function insertLines(lines: readonly (readonly string[])[]): void {
    close({ isBack: true });
    void loadRowPasting().then(({ pasteNamedLines }) => pasteNamedLines(editor, lines, { target }));
  }

  return {
    insert,
    close,
    insertLines,
    /** Closes the search and opens the library with its text. */
    openLibrary: (search: string) => {
      ui.inlineSearch.set(null);
      ui.libraryPicker.set({ target, search });
    },
  };
}
