import type { KeyboardEvent } from 'react';
import { focusCell } from '../cells/move-through.ts';
import { useEditor } from '../context.tsx';
import { getRow } from '../state/find.ts';
import { copiedRow } from '../state/open-things.ts';
import { moveRowBy, pasteOver } from './rows.ts';

/** Alt with an arrow moves the row; away from the fields, Ctrl+C and Ctrl+V copy and paste it whole. */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();

  return (event) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const rowId = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (!cell || !rowId) return;

    const act = actOf(event, cell);
    if (!act) return;
    event.preventDefault();
    act(rowId);
    focusCell(rowId, cell.dataset['cell'] ?? '');
  };

  function actOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, cell: HTMLElement) {
    if (altKey && key === 'ArrowUp') return (id: string) => moveRowBy(store, id, -1);
    if (altKey && key === 'ArrowDown') return (id: string) => moveRowBy(store, id, 1);
    if (!(ctrlKey || metaKey) || cell.tagName !== 'BUTTON') return null;

    const copied = copiedRow.get();
    if (key.toLowerCase() === 'c')
      return (id: string) => copiedRow.set(getRow(store.getState().contents.weeks, id).row);
    return key.toLowerCase() === 'v' && copied ? (id: string) => pasteOver(store, id, copied) : null;
  }
}
