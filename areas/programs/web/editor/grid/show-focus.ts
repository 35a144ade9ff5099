import type { Editor } from '../context.tsx';
import type { CellRef } from './grid-model.ts';

/** Frames to wait until a week or day is rendered. */
const maxFrames = 20;

/** Gives the focused cell the DOM focus once it is rendered; a `head` is only scrolled into view. */
export function showFocus(editor: Editor, head?: CellRef, framesLeft = maxFrames): void {
  const { focus, addRowWorkoutId, editing } = editor.ui.grid.get();
  const cell = head ?? focus;
  if (!cell && !addRowWorkoutId) return;

  const element = document.querySelector<HTMLElement>(
    cell ? cellSelector(cell) : `[data-workout="${addRowWorkoutId}"] [data-adds]`,
  );
  if (element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!head && !editing) element.focus({ preventScroll: true });
    return;
  }
  if (framesLeft === maxFrames) editor.ui.scrollToRow.get()?.(cell?.rowId ?? addRowWorkoutId ?? '');
  if (framesLeft > 0) requestAnimationFrame(() => showFocus(editor, head, framesLeft - 1));
}

/**
 * Gives the focused cell the DOM focus after the element that had it, such as a menu item, was unmounted; unless something else,
 * such as a dialog that the item opened, has it by then.
 */
export function showLostFocus(editor: Editor): void {
  setTimeout(() => {
    if (document.activeElement === document.body) showFocus(editor);
  }, 20);
}

function cellSelector({ rowId, column }: CellRef): string {
  return `[data-row="${rowId}"] [data-cell="${column}"]`;
}
