import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { GridColumn } from '../cells/columns.ts';
import { type Editor, useEditor } from '../context.tsx';
import { useRowDrag } from '../drag/use-row-drag.ts';
import { fillTo } from '../edits/fill.ts';
import { showFilledCount } from '../edits/fill-following.ts';
import { rangeOf } from './selected.ts';
import { startEditing } from './editing.ts';
import { setGridState } from './grid-state.ts';
import { focusOn, selectRows, toggleRow } from './move-focus.ts';
import { expandRangeTo } from './range.ts';
import { readGridModel } from './read-grid-model.ts';
import type { CellRef } from './grid-model.ts';

/**
 * Returns the pointer handlers of the grid for all its cells: select, fill, edit, menu. Touch only scrolls and taps.
 */
export function useGridPointer() {
  const editor = useEditor();
  const dragKind = useRef<'select' | 'fill' | null>(null);
  const dragRow = useRowDrag();

  function press(event: PointerEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || target.closest('input, textarea, select')) return;
    if (target.closest('[data-grip]')) {
      dragRow(event);
      return;
    }
    const cell = cellUnder(target);
    // Beside the cells, the focus of the grid would go on to its first cell.
    if (!cell && target.closest('button, a, [tabindex]') === event.currentTarget) event.preventDefault();
    if (!cell) return;
    if (target.closest('[data-fill]')) startDrag('fill');
    else if (event.shiftKey) extendTo(editor, cell);
    else tap(event, cell);
    if (event.pointerType !== 'touch' || dragKind.current === 'fill') event.preventDefault();
  }

  function tap({ pointerType }: PointerEvent, cell: CellRef): void {
    const { focus, editing } = editor.ui.grid.get();
    const isAgain = !editing && focus?.rowId === cell.rowId && focus.column === cell.column;
    if (pointerType === 'touch' && isAgain) startEditing(editor, 'edit');
    else focusOn(editor, cell);
    if (pointerType !== 'touch') startDrag('select');
  }

  function startDrag(kind: 'select' | 'fill'): void {
    dragKind.current = kind;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointermove', (event) => drag(event.clientX, event.clientY), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, finish, { signal });

    function finish(): void {
      stop.abort();
      if (dragKind.current === 'fill') applyFill(editor);
      dragKind.current = null;
    }
  }

  function drag(x: number, y: number): void {
    const cell = cellUnder(document.elementFromPoint(x, y));
    if (!cell) return;
    if (dragKind.current === 'fill') setGridState(editor.ui.grid, { fillTarget: cell });
    else extendTo(editor, cell);
  }

  return {
    onPointerDown: press,
    onClick: (event: MouseEvent<HTMLElement>) => click(editor, event),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => editCell(editor, event),
    onContextMenu: (event: MouseEvent<HTMLElement>) => openMenuAtPointer(editor, event),
  };
}

function click(editor: Editor, event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const rowId = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (!rowId) return;
  if (target.closest('[data-more]')) openRowMenu(editor, rowId, below(target));
  else if (target.closest('[data-grip]')) selectByHandle(editor, event, rowId);
}

function editCell(editor: Editor, event: MouseEvent<HTMLElement>): void {
  if (cellUnder(event.target as HTMLElement) && !(event.target as HTMLElement).closest('input, textarea, select'))
    startEditing(editor, 'edit');
}

function openMenuAtPointer(editor: Editor, event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const rowId = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (!rowId || target.closest('input, textarea, select')) return;
  event.preventDefault();
  openRowMenu(editor, rowId, { x: event.clientX, y: event.clientY });
}

function selectByHandle(editor: Editor, { shiftKey, ctrlKey, metaKey }: MouseEvent, rowId: string): void {
  const { focus } = editor.ui.grid.get();
  if (ctrlKey || metaKey) toggleRow(editor, rowId);
  else selectRows(editor, shiftKey && focus ? focus.rowId : rowId, rowId);
}

function extendTo(editor: Editor, head: CellRef): void {
  const { focus, selection } = editor.ui.grid.get();
  const before = selection.kind === 'cells' ? selection.head : null;
  if (!focus || (before?.rowId === head.rowId && before.column === head.column)) return;
  const isBack = focus.rowId === head.rowId && focus.column === head.column;
  setGridState(editor.ui.grid, { selection: { kind: 'cells', head: isBack ? null : head } });
}

function applyFill(editor: Editor): void {
  const { grid } = editor.ui;
  const model = readGridModel(editor);
  const from = rangeOf(editor, model);
  const end = grid.get().fillTarget;
  setGridState(grid, { fillTarget: null });
  if (!from || !end) return;
  const target = expandRangeTo(model, from, end);
  const count = fillTo(editor, model, { from, target });
  if (count > 0) showFilledCount(editor, count, model.weeks);
}

/** Opens the row menu. The row is focused first, so that keys continue from it when the menu closes. */
function openRowMenu(editor: Editor, rowId: string, { x, y }: { x: number; y: number }): void {
  const { grid, rowMenu } = editor.ui;
  if (grid.get().focus?.rowId !== rowId) focusOn(editor, { rowId, column: grid.get().column });
  rowMenu.set({ rowId, x, y });
}

function below(button: HTMLElement): { x: number; y: number } {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left, y: bottom };
}

function cellUnder(element: Element | null): CellRef | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const rowId = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell && rowId ? { rowId, column: cell.dataset['cell'] as GridColumn } : null;
}
