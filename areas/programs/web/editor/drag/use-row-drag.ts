import type { PointerEvent } from 'react';
import { type DropTarget, dragPart } from '#shell/web/dragging/drag.ts';
import { labelOf } from '../../../rules/row-text.ts';
import { type Editor, useEditor } from '../context.tsx';
import { exerciseName } from '../exercise-name.ts';
import { joinOnto, moveRow } from '../edits/rows.ts';
import { findRow } from '../state/program-index.ts';
import { type DropLocation, dropOn, dropTargetOf } from './drop.ts';

/** Returns the pointer handler that drags a row by its letter; the document changes once, on drop. */
export function useRowDrag(): (event: PointerEvent<HTMLElement>) => void {
  const editor = useEditor();

  return ({ clientX, clientY, target }) => {
    const rowId = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rowId && findRow(editor.store.getState().content.weeks, rowId)?.row;
    if (!row) return;
    dragPart<DropLocation>({
      start: { clientX, clientY },
      name: `${labelOf(row)}  ${exerciseName(editor, row)}`,
      dropAt,
      onDrop: (drop) => applyDrop(editor, row.id, drop),
      scroller: '[data-view="columns"]',
    });
  };
}

function applyDrop({ store }: Editor, id: string, drop: DropLocation): void {
  if (drop.kind === 'onto') {
    joinOnto(store, id, drop.rowId);
    return;
  }
  const target = dropTargetOf(store.getState().content.weeks, id, drop);
  if (target) moveRow(store, id, target);
}

function dropAt(x: number, y: number): DropTarget<DropLocation> | null {
  const element = document.elementFromPoint(x, y);
  const row = element?.closest<HTMLElement>('[data-row]');
  const workout = element?.closest<HTMLElement>('[data-workout]');
  const target = (row ?? workout)?.getBoundingClientRect();
  if (!target) return null;
  const drop: DropLocation = row?.dataset['row']
    ? dropOn(row.dataset['row'], (y - target.top) / target.height)
    : { kind: 'end', workoutId: workout?.dataset['workout'] ?? '' };
  const edge = drop.kind === 'before' || drop.kind === 'after' ? drop.kind : 'around';
  return { drop, target, edge };
}
