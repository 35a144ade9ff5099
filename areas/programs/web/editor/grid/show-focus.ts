import type { Editor } from '../context.tsx';
import type { CellRef } from './grid-model.ts';

/** So many frames a week or a day may take to be drawn. */
const maxFrames = 20;

/** What has the focus gets the keyboard once it is drawn; `head`, where the selection ends, only comes into sight. */
export function showFocus(editor: Editor, head?: CellRef, framesLeft = maxFrames): void {
  const { focus, addRowWorkoutId: adder, editing } = editor.ui.grid.get();
  const cell = head ?? focus;
  if (!cell && !adder) return;

  const element = document.querySelector<HTMLElement>(
    cell ? cellSelector(cell) : `[data-workout="${adder}"] [data-adds]`,
  );
  if (element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!head && !editing) element.focus({ preventScroll: true });
    return;
  }
  if (framesLeft === maxFrames) editor.ui.scrollToRow.get()?.(cell?.rowId ?? adder ?? '');
  if (framesLeft > 0) requestAnimationFrame(() => showFocus(editor, head, framesLeft - 1));
}

function cellSelector({ rowId, column }: CellRef): string {
  return `[data-row="${rowId}"] [data-cell="${column}"]`;
}
