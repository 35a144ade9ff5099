import { flushSync } from 'react-dom';
import { isWritten } from '../cells/columns.ts';
import { newStay } from '../cells/typing.ts';
import type { Editor } from '../context.tsx';
import { change } from './grid-state.ts';

/** Drawn at once, so that the key that began it is written in the field it opens. */
export function startEditing({ open }: Editor, how: 'over' | 'on'): void {
  const { focus, adder } = open.grid.get();
  flushSync(() => {
    if (adder) open.adding.set({ workoutId: adder });
    else if (focus?.column === 'name') open.adding.set({ rowId: focus.rowId });
    else if (focus && (isWritten(focus.column) || focus.column === 'type'))
      change(open.grid, { editing: { how, ...newStay() } });
  });
}

/** The field that closes settles what was typed in it. */
export function endEditing({ open }: Editor): void {
  if (open.grid.get().editing) flushSync(() => change(open.grid, { editing: null }));
}
