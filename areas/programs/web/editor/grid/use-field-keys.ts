import type { KeyboardEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { addRow } from './run-command.ts';
import { endEditing } from './editing.ts';
import { move, moveUnder } from './moving.ts';
import { showFocus } from './show-focus.ts';
import type { NavigationStep } from './navigation.ts';

interface Writing {
  /** Who typed over a cell leaves it with any arrow; who writes on in one moves the caret. */
  how: 'over' | 'on';
  cancel: () => void;
}

/** The keys that close the field of a cell and lead on from it. */
export function useFieldKeys({ how, cancel }: Writing): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useEditor();

  return (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.altKey) breakLine(event);
    const lead = leadOf(editor, event, how);
    if (!lead) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    endEditing(editor);
    lead();
  };
}

const beside: Record<string, NavigationStep> = { ArrowLeft: 'left', ArrowRight: 'right' };
const along: Record<string, NavigationStep> = { ArrowUp: 'up', ArrowDown: 'down' };

function leadOf(editor: Editor, event: KeyboardEvent<HTMLElement>, how: Writing['how']): (() => void) | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isLong = event.currentTarget instanceof HTMLTextAreaElement;
  if (altKey || ((ctrlKey || metaKey) && key !== 'Enter')) return null;
  if (key === 'Enter' && (ctrlKey || metaKey)) return () => addRow(editor);
  if (key === 'Enter') return () => moveUnder(editor, shiftKey ? 'up' : 'down');
  if (key === 'Tab') return () => void (move(editor, shiftKey ? 'previous' : 'next') || showFocus(editor));
  if (key === 'Escape') return () => showFocus(editor);
  const step = along[key] && !(isLong && how === 'on') ? along[key] : how === 'over' ? beside[key] : undefined;
  return step && !shiftKey ? () => void (move(editor, step) || showFocus(editor)) : null;
}

/** In a note; undo of the field itself knows of it, too. */
function breakLine(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n');
}
