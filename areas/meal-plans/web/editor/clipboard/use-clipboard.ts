import { useEffect } from 'react';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';

/** Copies, cuts and pastes rows and meals of the shown day. */
export function useClipboard(dayId: string): void {
  const editor = useEditor();

  // Synchronises with clipboard events of the page.
  useEffect(() => {
    const listeners = new AbortController();
    void lazyChunks
      .clipboard()
      .then(({ listenToClipboard }) => {
        if (!listeners.signal.aborted) listenToClipboard(editor, dayId, listeners.signal);
      })
      .catch(() => {});
    return () => listeners.abort();
  }, [editor, dayId]);
}
