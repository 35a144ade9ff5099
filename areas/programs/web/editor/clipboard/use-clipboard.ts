import { useEffect } from 'react';
import { useEditor } from '../context.tsx';
import { loadClipboard } from './lazy-clipboard.ts';

/** The clipboard is heard as soon as the editor stands: the editor does not wait for it. */
export function useClipboard({ hasGrid }: { hasGrid: boolean }): void {
  const editor = useEditor();

  // It belongs to the whole document, and to other tabs.
  useEffect(() => {
    const { signal, abort } = createAbort();
    void loadClipboard()
      .then(({ listenToClipboard, syncClipAcrossTabs }) => {
        if (signal.aborted) return;
        syncClipAcrossTabs(editor, signal);
        if (hasGrid) listenToClipboard(editor, signal);
      })
      .catch(() => {});
    return abort;
  }, [editor, hasGrid]);
}

function createAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
