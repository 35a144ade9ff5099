import { flushSync } from 'react-dom';
import { isTextColumn } from '../cells/columns.ts';
import { startEditSession } from '../cells/typing.ts';
import type { Editor } from '../context.tsx';
import { setGridState } from './grid-state.ts';

/** Drawn at once, so that the key that began it is written in the field it opens. */
export function startEditing({ ui }: Editor, mode: 'replace' | 'edit'): void {
  const { focus, addRowWorkoutId: adder } = ui.grid.get();
  flushSync(() => {
    if (adder) ui.inlineSearch.set({ workoutId: adder });
    else if (focus?.column === 'name') ui.inlineSearch.set({ rowId: focus.rowId });
    else if (focus && (isTextColumn(focus.column) || focus.column === 'type'))
      setGridState(ui.grid, { editing: { mode, ...startEditSession() } });
  });
}

/** The field that closes settles what was typed in it. */
export function endEditing({ ui }: Editor): void {
  if (ui.grid.get().editing) flushSync(() => setGridState(ui.grid, { editing: null }));
}
