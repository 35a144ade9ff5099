import type { KeyboardEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { runCommand } from './run-command.ts';
import { startEditing } from './editing.ts';
import { commandOf } from './keys.ts';

/** The keys of the grid, wherever in it the focus is but in a field. */
export function useGridKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useEditor();

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.nativeEvent.isComposing || target.closest('input, textarea, select')) return;
    if (target.closest('[data-adds]')) pressOnAddRow(editor, event);
    else if (target.closest('[data-row], [data-whole]')) press(editor, event);
  };
}

function press(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  const command = commandOf(event);
  if (!command) return;
  // Written into the field that opens, by the browser.
  if (command.name === 'typeOver') startEditing(editor, 'replace');
  else if (runCommand(editor, command)) event.preventDefault();
}

/** At the end of a workout: away with the arrows, or any letter to look for an exercise. Enter is the button's own. */
function pressOnAddRow(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  const command = commandOf(event);
  if (!command || command.name === 'edit' || event.key === ' ') return;
  if (command.name === 'typeOver') startEditing(editor, 'replace');
  else if (['move', 'help', 'addRow', 'pasteNew'].includes(command.name) && runCommand(editor, command))
    event.preventDefault();
}
