import type { Editor } from '../context.tsx';
import type { CellRef } from './grid-model.ts';

/** So many frames a week or a day may take to be drawn. */
const frames = 20;

/** What has the focus gets the keyboard once it is drawn; `head`, where the selection ends, only comes into sight. */
export function showFocus(editor: Editor, head?: CellRef, left = frames): void {
  const { focus, adder, editing } = editor.ui.grid.get();
  const shown = head ?? focus;
  if (!shown && !adder) return;

  const found = document.querySelector<HTMLElement>(shown ? cellAt(shown) : `[data-workout="${adder}"] [data-adds]`);
  if (found) {
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!head && !editing) found.focus({ preventScroll: true });
    return;
  }
  if (left === frames) editor.ui.reveal.get()?.(shown?.rowId ?? adder ?? '');
  if (left > 0) requestAnimationFrame(() => showFocus(editor, head, left - 1));
}

function cellAt({ rowId, column }: CellRef): string {
  return `[data-row="${rowId}"] [data-cell="${column}"]`;
}
