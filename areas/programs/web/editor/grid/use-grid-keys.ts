import type { KeyboardEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { runCommand } from './run-command.ts';
import { startEditing } from './editing.ts';
import { commandOf } from './keys.ts';

/** Returns the key handler of the grid, which ignores keys pressed in fields. */
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
  // The default action types the key into the opened field.
  if (command.name === 'typeOver') startEditing(editor, 'replace');
  else if (runCommand(editor, command)) event.preventDefault();
}

/**
 * Handles keys of the "add exercise" cell: arrows move the focus, letters start the search; Enter and Space activate
 * the button.
 */
function pressOnAddRow(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  const command = commandOf(event);
  if (!command || command.name === 'edit' || event.key === ' ') return;
  if (command.name === 'typeOver') startEditing(editor, 'replace');
  else if (['move', 'help', 'addRow', 'pasteNew'].includes(command.name) && runCommand(editor, command))
    event.preventDefault();
}
