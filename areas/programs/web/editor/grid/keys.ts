import type { NavigationStep } from './navigation.ts';

/** Command that a key runs while a cell has the focus and is not being edited. */
export type Command =
  | { name: 'move'; step: NavigationStep }
  | { name: 'extend'; step: NavigationStep }
  | { name: CommandName };
export type CommandName =
  | 'edit'
  | 'typeOver'
  | 'clear'
  | 'addRow'
  | 'fillDown'
  | 'fillWeeks'
  | 'group'
  | 'ungroup'
  | 'moveUp'
  | 'moveDown'
  | 'expand'
  | 'selectRow'
  | 'pasteNew'
  | 'escape'
  | 'help';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const arrowSteps: Record<string, NavigationStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const ctrlSteps: Record<string, NavigationStep> = {
  ArrowUp: 'dayUp',
  ArrowDown: 'dayDown',
  ArrowLeft: 'weekLeft',
  ArrowRight: 'weekRight',
  Home: 'weekStart',
  End: 'weekEnd',
};
const plainCommands: Record<string, CommandName> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'escape',
  '?': 'help',
};
const ctrlCommands: Record<string, CommandName> = {
  enter: 'addRow',
  d: 'fillDown',
  r: 'fillWeeks',
  g: 'group',
  a: 'expand',
};

/** Maps a key event to a command; null leaves the key to the browser. */
export function commandOf(event: Key): Command | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = [...key].length === 1 || key === 'Dead' || key === 'Process' || key === 'Unidentified';
  // AltGr is reported as Ctrl and Alt.
  if (ctrlKey && altKey) return isLetter ? { name: 'typeOver' } : null;
  if (altKey) return key === 'ArrowUp' ? { name: 'moveUp' } : key === 'ArrowDown' ? { name: 'moveDown' } : null;
  if (ctrlKey || metaKey) return ctrlCommand(event);
  return plainCommand(event, isLetter);
}

function ctrlCommand({ key, shiftKey }: Key): Command | null {
  const step = ctrlSteps[key];
  if (step) return { name: shiftKey ? 'extend' : 'move', step };
  const letter = key.toLowerCase();
  if (shiftKey) return letter === 'g' ? { name: 'ungroup' } : letter === 'v' ? { name: 'pasteNew' } : null;
  return letter in ctrlCommands ? { name: ctrlCommands[letter] as CommandName } : null;
}

function plainCommand({ key, shiftKey }: Key, isLetter: boolean): Command | null {
  const step = arrowSteps[key];
  if (step) return { name: shiftKey ? 'extend' : 'move', step };
  if (key === 'Tab') return { name: 'move', step: shiftKey ? 'previous' : 'next' };
  if (key === 'Home' || key === 'End') return { name: 'move', step: key === 'Home' ? 'rowStart' : 'rowEnd' };
  if (key === 'Enter' && shiftKey) return { name: 'move', step: 'up' };
  if (key === ' ' && shiftKey) return { name: 'selectRow' };
  const name = plainCommands[key];
  if (name) return { name };
  return isLetter ? { name: 'typeOver' } : null;
}
