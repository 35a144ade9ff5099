import classes from './drag.module.css';
import { suppressClick } from './suppress-click.ts';

/** Position of a pointer in the viewport, in px. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** What a release at a position means, and the box that shows it: a line at an edge of the target or a frame around it. */
export interface DropTarget<Drop> {
  drop: Drop;
  target: DOMRect;
  edge: 'before' | 'after' | 'around';
}

interface Dragged<Drop> {
  /** Where the pointer was pressed. */
  start: Point;
  /** Shown next to the pointer. */
  name: string;
  dropAt: (x: number, y: number) => DropTarget<Drop> | null;
  onDrop: (drop: Drop) => void;
  /** Selector of the scroll container below the pointer; without it the page scrolls. */
  scroller?: string;
}

const startPx = 5;
const [edgePx, scrollPx] = [48, 14];

/** Follows a pressed pointer until it is released over a target. Escape cancels. A click without a movement stays a click. */
export function dragPart<Drop>({ start, name, dropAt, onDrop, scroller }: Dragged<Drop>): void {
  let preview: ReturnType<typeof createDragPreview<Drop>> | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', () => finish(true), { signal });
  document.addEventListener('pointercancel', () => finish(false), { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal, capture: true });

  function move({ clientX, clientY }: PointerEvent): void {
    const isFar = Math.hypot(clientX - start.clientX, clientY - start.clientY) > startPx;
    if (!preview && isFar) {
      suppressClick();
      preview = createDragPreview(name, dropAt);
    }
    if (!preview) return;
    preview.follow(clientX, clientY);
    scrollAtEdge(clientX, clientY, scroller);
  }

  function finish(isDropped: boolean): void {
    listeners.abort();
    const found = preview?.close();
    if (isDropped && found) onDrop(found.drop);
  }
}

/** Creates the preview of a drag: the name next to the pointer and an indicator of the drop location. */
function createDragPreview<Drop>(name: string, dropAt: Dragged<Drop>['dropAt']) {
  const label = document.body.appendChild(document.createElement('div'));
  const indicator = document.body.appendChild(document.createElement('div'));
  label.className = classes['flying'] ?? '';
  label.textContent = name;
  indicator.className = classes['mark'] ?? '';
  let found: DropTarget<Drop> | null = null;

  return {
    follow(x: number, y: number): void {
      label.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
      found = dropAt(x, y);
      showMark(indicator, found);
    },
    close(): DropTarget<Drop> | null {
      label.remove();
      indicator.remove();
      return found;
    },
  };
}

function showMark(indicator: HTMLElement, found: DropTarget<unknown> | null): void {
  indicator.hidden = !found;
  if (!found) return;
  const { target, edge } = found;
  const isFrame = edge === 'around';
  indicator.dataset['kind'] = isFrame ? 'frame' : 'line';
  Object.assign(indicator.style, {
    left: `${target.left}px`,
    width: `${target.width}px`,
    top: `${edge === 'after' ? target.bottom - 1 : target.top - (isFrame ? 0 : 1)}px`,
    height: isFrame ? `${target.height}px` : '3px',
  });
}

/** Scrolls when the pointer is near an edge of the scroll container. */
function scrollAtEdge(x: number, y: number, selector: string | undefined): void {
  const scroller = selector ? document.elementFromPoint(x, y)?.closest<HTMLElement>(selector) : null;
  const edge = scroller?.getBoundingClientRect() ?? new DOMRect(0, 56, window.innerWidth, window.innerHeight - 56);
  const down = y > edge.bottom - edgePx ? scrollPx : y < edge.top + edgePx ? -scrollPx : 0;
  const right = x > edge.right - edgePx ? scrollPx : x < edge.left + edgePx ? -scrollPx : 0;
  if (down !== 0 || right !== 0) (scroller ?? window).scrollBy(scroller ? right : 0, down);
}
