import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from '../context.tsx';
import { useEditor } from '../context.tsx';
import {
  deleteAlternative,
  deleteIngredient,
  deleteRows,
  duplicateRows,
  moveRowsBy,
  setTypedQuantity,
} from '../edits/rows.ts';
import { findRow, mealPlanOf } from '../state/meal-plan-of.ts';
import { focusAddField, focusRow, moveFocus, type SheetColumn, sheetColumns } from './sheet-focus.ts';

/** The cell that has the focus. */
interface Cell {
  element: HTMLElement;
  column: SheetColumn;
  rowId: string;
  /** The component or alternative of the line; undefined for the line of a recipe and a line without food. */
  uuid: string | undefined;
}

/** Keys of the rows: arrows and Enter move, Alt+arrows order, Ctrl+D repeats, F2 or letters search, F4 lists measures, Delete deletes. */
export function useSheetKeys(): (event: KeyboardEvent) => void {
  const editor = useEditor();
  return (event) => {
    const element = event.target as HTMLElement;
    const isHandled = element.closest('[data-add]')
      ? pressInAddField(event, element)
      : pressInCell(editor, event, element);
    if (isHandled) event.preventDefault();
  };
}

/** In the empty field that adds foods the arrows move as between rows. */
function pressInAddField(event: KeyboardEvent, element: HTMLElement): boolean {
  const isEmpty = element instanceof HTMLInputElement && element.value === '';
  if (event.key === 'ArrowUp' && isEmpty && element.getAttribute('aria-expanded') !== 'true')
    return moveFocus(element, 'grams', -1);
  return false;
}

function pressInCell(editor: Editor, event: KeyboardEvent, element: HTMLElement): boolean {
  const cell = cellOf(element);
  if (!cell || event.defaultPrevented) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) return pressArrow(editor, event, { ...cell, step });
  if (isCommand) return pressCommand(editor, event.key.toLowerCase(), cell);
  if (event.altKey) return false;
  if (event.key === 'F4' && cell.uuid !== undefined && cell.column !== 'food') {
    const { left, bottom } = element.getBoundingClientRect();
    const position = { uuid: cell.uuid, x: left, y: bottom };
    // An open menu closes with a key outside of it, and would receive this one.
    requestAnimationFrame(() => editor.ui.measureMenu.set(position));
    return true;
  }
  if (event.key === 'Enter') return moveFocus(element, cell.column, event.shiftKey ? -1 : 1);
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    return moveAlong(cell, event.key === 'ArrowRight' ? 1 : -1);
  if (event.key === 'Escape') {
    editor.ui.selection.set(new Set());
    return false;
  }
  return cell.column === 'food' && pressInFood(editor, event, cell);
}

function pressArrow(editor: Editor, event: KeyboardEvent, { step, ...cell }: Cell & { step: 1 | -1 }): boolean {
  const { store, ui } = editor;
  if (event.altKey) {
    moveRowsBy(store, selectedOr(editor, cell.rowId), step);
    focusAgain(cell);
    return true;
  }
  if (event.ctrlKey || event.metaKey) return false;
  if (event.shiftKey) extendSelection(editor, cell, step);
  else if (ui.selection.get().size > 0) ui.selection.set(new Set());
  return moveFocus(cell.element, cell.column, step);
}

function pressCommand(editor: Editor, key: string, cell: Cell): boolean {
  const { store, ui } = editor;
  if (key === 'd') {
    repeatDown(editor, cell);
    return true;
  }
  if (key === 'enter' && cell.uuid !== undefined) {
    const { row } = findRow(mealPlanOf(store.getState().content), cell.rowId) ?? {};
    const component = row?.components.find((one) => [one, ...one.alternatives].some(({ uuid }) => uuid === cell.uuid));
    if (component) ui.foodSearch.set({ kind: 'alternative', uuid: component.uuid });
    return component !== undefined;
  }
  if (key === 'delete' || key === 'backspace') {
    deleteCell(editor, cell);
    return true;
  }
  if (key === 'a' && cell.column === 'food') {
    const meal = findRow(mealPlanOf(store.getState().content), cell.rowId)?.meal;
    ui.selection.set(new Set(meal?.mealComponents.map(({ id }) => id)));
    return true;
  }
  return false;
}

function pressInFood(editor: Editor, event: KeyboardEvent, cell: Cell): boolean {
  const isText = cell.element instanceof HTMLInputElement;
  if (isText) return false;
  if (event.key === 'Delete' || event.key === 'Backspace') {
    deleteCell(editor, cell);
    return true;
  }
  const isLetter = event.key.length === 1 && /[\p{L}\d]/u.test(event.key);
  const isSearch = event.key === 'F2' || event.key === '/';
  if (cell.uuid === undefined || !(isLetter || isSearch)) return false;
  const { uuid } = cell;
  // The search field is drawn and focused now, so that the browser types the letter into it.
  flushSync(() => editor.ui.foodSearch.set({ kind: 'replace', uuid }));
  return isSearch;
}

/** In an amount: the amount of the line above. Elsewhere: a copy of the row below it. */
function repeatDown(editor: Editor, cell: Cell): void {
  const { store } = editor;
  const location = findRow(mealPlanOf(store.getState().content), cell.rowId);
  const above = location?.meal.mealComponents[location.index - 1]?.components[0];
  if (cell.column !== 'food' && cell.uuid && above) {
    setTypedQuantity(store, cell.uuid, { quantity: above.quantity, portion: above.portion });
    return;
  }
  const [first] = duplicateRows(store, selectedOr(editor, cell.rowId));
  if (first) focusRow(first);
}

/** Deletes an alternative, an ingredient of a recipe, or the selected rows, and focuses what follows. */
function deleteCell(editor: Editor, { uuid, rowId }: Cell): void {
  const { store } = editor;
  const location = findRow(mealPlanOf(store.getState().content), rowId);
  if (!location) return;
  const isAlternative = location.row.components.some(({ alternatives }) =>
    alternatives.some((one) => one.uuid === uuid),
  );
  if (uuid && isAlternative) {
    deleteAlternative(store, uuid);
    focusRow(rowId);
    return;
  }
  if (uuid && location.row.recipe) {
    deleteIngredient(store, uuid);
    focusRow(rowId);
    return;
  }
  deleteSelectedRows(editor, rowId);
}

/** Deletes the row, or the selected rows when it is one of them, and focuses what follows. */
export function deleteSelectedRows(editor: Editor, rowId: string): void {
  const { store, ui } = editor;
  const location = findRow(mealPlanOf(store.getState().content), rowId);
  if (!location) return;
  const ids = selectedOr(editor, rowId);
  const rows = location.meal.mealComponents;
  const next = rows.slice(location.index + 1).find(({ id }) => !ids.includes(id));
  deleteRows(store, ids);
  ui.selection.set(new Set());
  if (next) focusRow(next.id);
  else focusAddField(location.meal.id);
}

function extendSelection(editor: Editor, { rowId, element }: Cell, step: 1 | -1): void {
  const { selection, selectionAnchor } = editor.ui;
  if (selection.get().size === 0) selectionAnchor.set(rowId);
  const ids = [...(element.closest('[data-sheet]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map(
    (row) => row.dataset['row'] ?? '',
  );
  const anchor = ids.indexOf(selectionAnchor.get() ?? rowId);
  const head = Math.max(0, Math.min(ids.length - 1, ids.indexOf(rowId) + step));
  selection.set(new Set(ids.slice(Math.min(anchor, head), Math.max(anchor, head) + 1)));
}

/** Left and right at the end of a text go to the next cell; Tab always does. */
function moveAlong({ element, column }: Cell, step: 1 | -1): boolean {
  if (element instanceof HTMLInputElement && !isAtEdge(element, step)) return false;
  const next = sheetColumns[sheetColumns.indexOf(column) + step];
  const cell = next && element.closest('[data-line]')?.querySelector<HTMLElement>(`[data-col="${next}"]`);
  cell?.focus();
  return Boolean(cell);
}

function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, step: 1 | -1): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0);
}

export function selectedOr({ ui }: Editor, rowId: string): string[] {
  const selected = ui.selection.get();
  return selected.has(rowId) ? [...selected] : [rowId];
}

function focusAgain({ rowId, uuid, column }: Cell): void {
  requestAnimationFrame(() => {
    const line = document.querySelector(uuid ? `[data-portion="${uuid}"]` : `[data-row="${rowId}"]`);
    line?.querySelector<HTMLElement>(`[data-col="${column}"]`)?.focus();
  });
}

export function cellOf(element: Element | null): Cell | null {
  const target = element?.closest<HTMLElement>('[data-col]');
  const rowId = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (!target || !rowId) return null;
  const uuid = target.closest<HTMLElement>('[data-portion]')?.dataset['portion'];
  return { element: target, column: target.dataset['col'] as SheetColumn, rowId, uuid };
}
