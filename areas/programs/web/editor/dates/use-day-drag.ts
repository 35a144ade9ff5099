import { type PointerEvent, useState } from 'react';
import { suppressClick } from '#shell/web/dragging/suppress-click.ts';

const minDragPx = 5;

/**
 * Drags a training day along the strip, whose seven days have equal widths. `over` is the offset of the day under the
 * pointer, 0 to 6.
 */
export function useDayDrag(drop: (dayId: string, offset: number) => void) {
  const [drag, setDrag] = useState<{ dayId: string; over: number } | null>(null);

  function press(event: PointerEvent<HTMLElement>, dayId: string): void {
    const strip = event.currentTarget.closest('[data-strip]')?.getBoundingClientRect();
    if (event.button !== 0 || !strip) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const startX = event.clientX;
    let over: number | null = null;

    function move({ clientX }: { clientX: number }): void {
      if (!strip || (over === null && Math.abs(clientX - startX) < minDragPx)) return;
      if (over === null) suppressClick();
      const dayIndex = Math.floor(((clientX - strip.left) / strip.width) * 7);
      over = Math.max(0, Math.min(6, dayIndex));
      setDrag({ dayId, over });
    }
    function finish(isDropped: boolean): void {
      listeners.abort();
      setDrag(null);
      if (isDropped && over !== null) drop(dayId, over);
    }
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', () => finish(true), { signal });
    document.addEventListener('pointercancel', () => finish(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  }

  return { over: drag?.over ?? null, dragged: drag?.dayId ?? null, press };
}
