import type { PointerEvent } from 'react';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';

/** Returns the pointer handler of the sheet: the grips drag rows and meals. The code of dragging is loaded with the first one. */
export function useSheetDrag(): (event: PointerEvent<HTMLElement>) => void {
  const editor = useEditor();
  return ({ target, clientX, clientY, button }) => {
    const grip = (target as HTMLElement).closest('[data-grip]');
    if (!grip || button !== 0) return;
    void lazyChunks.drag().then(({ startSheetDrag }) => startSheetDrag(editor, grip, { clientX, clientY }));
  };
}
