import { type RefObject, useLayoutEffect, useState } from 'react';
import { fontScale } from './layout.ts';

/** Width of the content of an element in px at a font size of 16 px, without a scroll bar; 0 before the first layout. */
export function useWidthPx(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);

  // Synchronises with the size of the element.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const update = () => setWidthPx(Math.floor(current.clientWidth / fontScale()));
    const sizes = new ResizeObserver(update);
    sizes.observe(current);
    update();
    return () => sizes.disconnect();
  }, [element]);
  return widthPx;
}
