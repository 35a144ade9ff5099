import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { clamped } from '#shell/common/numbers.ts';

interface View {
  /** In pixels. */
  x: number;
  y: number;
  scale: number;
}

const start: View = { x: 0, y: 0, scale: 1 };
const maxScale = 5;

/** One zoom and position for several frames: the wheel and two fingers zoom, one pointer moves. */
export function useZoom() {
  const [view, setView] = useState(start);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  function zoomBy(factor: number): void {
    setView(({ x, y, scale }) => {
      const next = clamped(scale * factor, 1, maxScale);
      return next === 1 ? start : { x: (x * next) / scale, y: (y * next) / scale, scale: next };
    });
  }

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, { x, y });
    if (other) zoomBy(distance({ x, y }, other) / Math.max(1, distance(before, other)));
    else setView((now) => (now.scale === 1 ? now : { ...now, x: now.x + x - before.x, y: now.y + y - before.y }));
  }

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    view,
    zoomBy,
    reset: () => setView(start),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: ({ deltaY, ctrlKey }: WheelEvent) => {
        // Without the key the wheel scrolls the page.
        if (ctrlKey) zoomBy(deltaY < 0 ? 1.1 : 1 / 1.1);
      },
    },
  };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
