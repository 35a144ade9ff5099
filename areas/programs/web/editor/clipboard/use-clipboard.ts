import { useEffect } from 'react';
import { useEditor } from '../context.tsx';
import { loadClipboard } from './lazy-clipboard.ts';

/** Listens to clipboard events; the chunk is loaded after the editor is shown. */
export function useClipboard({ hasGrid }: { hasGrid: boolean }): void {
  const editor = useEditor();

  // Synchronises with clipboard events of the page and the storage of other tabs.
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    void loadClipboard()
      .then(({ listenToClipboard, syncClipAcrossTabs }) => {
        if (signal.aborted) return;
        syncClipAcrossTabs(editor, signal);
        if (hasGrid) listenToClipboard(editor, signal);
      })
      .catch(() => {});
    return () => listeners.abort();
  }, [editor, hasGrid]);
}
