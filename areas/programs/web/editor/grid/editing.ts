import { flushSync } from 'react-dom';
import { isWritten } from '../cells/columns.ts';
import { startEditSession } from '../cells/typing.ts';
import type { Editor } from '../context.tsx';
import { setGridState } from './grid-state.ts';

/** Drawn at once, so that the key that began it is written in the field it opens. */
export function startEditing({ ui }: Editor, how: 'over' | 'on'): void {
  const { focus, adder } = ui.grid.get();
  flushSync(() => {
    if (adder) ui.adding.set({ workoutId: adder });
    else if (focus?.column === 'name') ui.adding.set({ rowId: focus.rowId });
    else if (focus && (isWritten(focus.column) || focus.column === 'type'))
      setGridState(ui.grid, { editing: { how, ...startEditSession() } });
  });
}

/** The field that closes settles what was typed in it. */
export function endEditing({ ui }: Editor): void {
  if (ui.grid.get().editing) flushSync(() => setGridState(ui.grid, { editing: null }));
}
