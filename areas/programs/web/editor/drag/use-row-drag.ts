import type { PointerEvent } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { joinOnto, moveRow } from '../edits/rows.ts';
import { labelOf } from '../shared/row-text.ts';
import { findRow } from '../state/program-index.ts';
import { type Drop, dropOn, landingOf } from './drop.ts';
import classes from './RowDrag.module.css';

const startPx = 5;
const [edgePx, scrollPx] = [48, 14];

/** A row is dragged by its letter, in sight of nobody but the pointer: the document changes once, where it is let go. */
export function useRowDrag(): (event: PointerEvent<HTMLElement>) => void {
  const editor = useEditor();

  return ({ clientX, clientY, target }) => {
    const rowId = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rowId && findRow(editor.store.getState().content.weeks, rowId)?.row;
    if (!row) return;

    let drag: ReturnType<typeof openDrag> | null = null;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', () => finish(true), { signal });
    document.addEventListener('pointercancel', () => finish(false), { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal, capture: true });

    function move(event: globalThis.PointerEvent): void {
      const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > startPx;
      if (!drag && isFar && row) drag = openDrag(`${labelOf(row)}  ${row.name}`);
      drag?.follow(event.clientX, event.clientY);
    }

    function finish(isDropped: boolean): void {
      stop.abort();
      const drop = drag?.close();
      if (!drag || !row) return;
      swallowClick();
      if (isDropped && drop) letGo(editor, row.id, drop);
    }
  };
}

/** The click that ends a drag selects nothing. It comes right after, or not at all. */
function swallowClick(): void {
  const stop = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 0);
}

function letGo({ store }: Editor, id: string, drop: Drop): void {
  if (drop.kind === 'onto') {
    joinOnto(store, id, drop.rowId);
    return;
  }
  const place = landingOf(store.getState().content.weeks, id, drop);
  if (place) moveRow(store, id, place);
}

/** What is seen while a row is dragged: its name beside the pointer, and where it would go. */
function openDrag(name: string) {
  const flying = document.body.appendChild(document.createElement('div'));
  const mark = document.body.appendChild(document.createElement('div'));
  flying.className = classes['flying'] ?? '';
  flying.textContent = name;
  mark.className = classes['mark'] ?? '';
  let drop: Drop | null = null;

  return {
    follow(x: number, y: number): void {
      flying.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
      drop = showDrop(mark, x, y);
      scrollNear(x, y);
    },
    close(): Drop | null {
      flying.remove();
      mark.remove();
      return drop;
    },
  };
}

function showDrop(mark: HTMLElement, x: number, y: number): Drop | null {
  const under = document.elementFromPoint(x, y);
  const row = under?.closest<HTMLElement>('[data-row]');
  const workout = under?.closest<HTMLElement>('[data-workout]');
  const place = (row ?? workout)?.getBoundingClientRect();
  mark.hidden = !place;
  if (!place) return null;

  const drop: Drop = row?.dataset['row']
    ? dropOn(row.dataset['row'], (y - place.top) / place.height)
    : { kind: 'end', workoutId: workout?.dataset['workout'] ?? '' };
  const isFrame = drop.kind === 'onto' || drop.kind === 'end';
  mark.dataset['kind'] = isFrame ? 'frame' : 'line';
  Object.assign(mark.style, {
    left: `${place.left}px`,
    width: `${place.width}px`,
    top: `${drop.kind === 'after' ? place.bottom - 1 : place.top - (isFrame ? 0 : 1)}px`,
    height: isFrame ? `${place.height}px` : '3px',
  });
  return drop;
}

/** Near the edge of what scrolls, it does. */
function scrollNear(x: number, y: number): void {
  const board = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-view="columns"]');
  const edge = board?.getBoundingClientRect() ?? new DOMRect(0, 56, window.innerWidth, window.innerHeight - 56);
  const down = y > edge.bottom - edgePx ? scrollPx : y < edge.top + edgePx ? -scrollPx : 0;
  const right = x > edge.right - edgePx ? scrollPx : x < edge.left + edgePx ? -scrollPx : 0;
  if (down !== 0 || right !== 0) (board ?? window).scrollBy(board ? right : 0, down);
}
