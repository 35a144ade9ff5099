import type { KeyboardEvent } from 'react';

/** Arrows, Enter and Escape in the grid of a workout; Tab is the browser's. */
export function moveThroughCells(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
  const next = cell && nextCell(cell, event);
  if (!next) return;

  event.preventDefault();
  next.focus();
}

/** The field of that row and column, once it is drawn: a closing drawer gives the focus back elsewhere first. */
export function focusCell(rowId: string, column: string, delayMs = 30): void {
  setTimeout(() => {
    const cell = document.querySelector<HTMLElement>(`[data-row="${rowId}"] [data-cell="${column}"]`);
    cell?.scrollIntoView({ block: 'nearest' });
    cell?.focus({ preventScroll: true });
  }, delayMs);
}

function nextCell(cell: HTMLElement, { key, shiftKey }: KeyboardEvent): HTMLElement | null | undefined {
  const isButton = cell.tagName === 'BUTTON';
  switch (key) {
    case 'ArrowDown':
      return inRow(cell, 1);
    case 'ArrowUp':
      return inRow(cell, -1);
    case 'ArrowLeft':
      return mayLeave(cell, 'start') ? beside(cell, -1) : null;
    case 'ArrowRight':
      return mayLeave(cell, 'end') ? beside(cell, 1) : null;
    case 'Enter':
      return isButton ? null : (inRow(cell, shiftKey ? -1 : 1) ?? afterLast(cell));
    default:
      return null;
  }
}

/** The same column one row on. A row may lack it: then the row's first field. */
function inRow(cell: HTMLElement, step: 1 | -1): HTMLElement | null {
  const rows = [...(cell.closest('[role=grid]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = rows[rows.findIndex((one) => one.contains(cell)) + step];
  const column = cell.dataset['cell'];
  return row?.querySelector<HTMLElement>(`[data-cell="${column}"]`) ?? row?.querySelector<HTMLElement>('input') ?? null;
}

function beside(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.closest('[data-row]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  return cells[cells.indexOf(cell) + step];
}

/** Enter on the last row leads to the button that adds the next. */
function afterLast(cell: HTMLElement): HTMLElement | null | undefined {
  return cell.closest('[data-workout]')?.querySelector<HTMLElement>('[data-adds]');
}

/** Inside a text the arrows move the caret; at its end, or with all of it selected, they move on. */
function mayLeave(cell: HTMLElement, edge: 'start' | 'end'): boolean {
  if (!(cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = cell;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
}
