import type { PointerEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { joinOnto, moveRow } from '../edits/rows.ts';
import { labelOf } from '../../../rules/row-text.ts';
import { findRow } from '../state/program-index.ts';
import { type DropLocation, dropOn, dropTargetOf } from './drop.ts';
import { suppressClick } from './suppress-click.ts';
import classes from './RowDrag.module.css';

const startPx = 5;
const [edgePx, scrollPx] = [48, 14];

/** Returns the pointer handler that drags a row by its letter; the document changes once, on drop. */
export function useRowDrag(): (event: PointerEvent<HTMLElement>) => void {
  const editor = useEditor();

  return ({ clientX, clientY, target }) => {
    const rowId = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rowId && findRow(editor.store.getState().content.weeks, rowId)?.row;
    if (!row) return;

    let drag: ReturnType<typeof createDragPreview> | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', () => finish(true), { signal });
    document.addEventListener('pointercancel', () => finish(false), { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal, capture: true });

    function move(event: globalThis.PointerEvent): void {
      const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > startPx;
      if (!drag && isFar && row) {
        suppressClick();
        drag = createDragPreview(`${labelOf(row)}  ${row.name}`);
      }
      drag?.follow(event.clientX, event.clientY);
    }

    function finish(isDropped: boolean): void {
      listeners.abort();
      const drop = drag?.close();
      if (row && isDropped && drop) applyDrop(editor, row.id, drop);
    }
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

/** Creates the preview of a drag: the name next to the pointer and an indicator of the drop location. */
function createDragPreview(name: string) {
  const label = document.body.appendChild(document.createElement('div'));
  const indicator = document.body.appendChild(document.createElement('div'));
  label.className = classes['flying'] ?? '';
  label.textContent = name;
  indicator.className = classes['mark'] ?? '';
  let drop: DropLocation | null = null;

  return {
    follow(x: number, y: number): void {
      label.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
      drop = showDrop(indicator, x, y);
      scrollAtEdge(x, y);
    },
    close(): DropLocation | null {
      label.remove();
      indicator.remove();
      return drop;
    },
  };
}

function showDrop(indicator: HTMLElement, x: number, y: number): DropLocation | null {
  const element = document.elementFromPoint(x, y);
  const row = element?.closest<HTMLElement>('[data-row]');
  const workout = element?.closest<HTMLElement>('[data-workout]');
  const target = (row ?? workout)?.getBoundingClientRect();
  indicator.hidden = !target;
  if (!target) return null;

  const drop: DropLocation = row?.dataset['row']
    ? dropOn(row.dataset['row'], (y - target.top) / target.height)
    : { kind: 'end', workoutId: workout?.dataset['workout'] ?? '' };
  const isFrame = drop.kind === 'onto' || drop.kind === 'end';
  indicator.dataset['kind'] = isFrame ? 'frame' : 'line';
  Object.assign(indicator.style, {
    left: `${target.left}px`,
    width: `${target.width}px`,
    top: `${drop.kind === 'after' ? target.bottom - 1 : target.top - (isFrame ? 0 : 1)}px`,
    height: isFrame ? `${target.height}px` : '3px',
  });
  return drop;
}

/** Scrolls when the pointer is near an edge of the scroll container. */
function scrollAtEdge(x: number, y: number): void {
  const scroller = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-view="columns"]');
  const edge = scroller?.getBoundingClientRect() ?? new DOMRect(0, 56, window.innerWidth, window.innerHeight - 56);
  const down = y > edge.bottom - edgePx ? scrollPx : y < edge.top + edgePx ? -scrollPx : 0;
  const right = x > edge.right - edgePx ? scrollPx : x < edge.left + edgePx ? -scrollPx : 0;
  if (down !== 0 || right !== 0) (scroller ?? window).scrollBy(scroller ? right : 0, down);
}
