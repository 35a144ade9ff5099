import type { KeyboardEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { addRow } from './run-command.ts';
import { endEditing } from './editing.ts';
import { move, moveToNextLine } from './move-focus.ts';
import { showFocus } from './show-focus.ts';
import type { NavigationStep } from './navigation.ts';

interface FieldKeysOptions {
  /** In `replace` mode arrow keys leave the cell, in `edit` mode they move the caret. */
  mode: 'replace' | 'edit';
  cancel: () => void;
}

/** Returns the key handler of a cell's field, for the keys that close the field and move the focus. */
export function useFieldKeys({ mode, cancel }: FieldKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useEditor();

  return (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.altKey) insertLineBreak(event);
    const afterClose = actionAfterClose(editor, event, mode);
    if (!afterClose) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    endEditing(editor);
    afterClose();
  };
}

const horizontalSteps: Record<string, NavigationStep> = { ArrowLeft: 'left', ArrowRight: 'right' };
const verticalSteps: Record<string, NavigationStep> = { ArrowUp: 'up', ArrowDown: 'down' };

function actionAfterClose(
  editor: Editor,
  event: KeyboardEvent<HTMLElement>,
  mode: FieldKeysOptions['mode'],
): (() => void) | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isMultiline = event.currentTarget instanceof HTMLTextAreaElement;
  if (altKey || ((ctrlKey || metaKey) && key !== 'Enter')) return null;
  if (key === 'Enter' && (ctrlKey || metaKey)) return () => addRow(editor);
  if (key === 'Enter') return () => moveToNextLine(editor, shiftKey ? 'up' : 'down');
  if (key === 'Tab') return () => void (move(editor, shiftKey ? 'previous' : 'next') || showFocus(editor));
  if (key === 'Escape') return () => showFocus(editor);
  const step =
    verticalSteps[key] && !(isMultiline && mode === 'edit')
      ? verticalSteps[key]
      : mode === 'replace'
        ? horizontalSteps[key]
        : undefined;
  return step && !shiftKey ? () => void (move(editor, step) || showFocus(editor)) : null;
}

/** Inserts a line break with `execCommand`, which adds it to the field's own undo history. */
function insertLineBreak(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n');
}
