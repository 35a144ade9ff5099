import { useEffect, useRef } from 'react';
import { type ImportDraft, nextToReview, type RowPath } from '../import-draft.ts';

interface NextRowOptions {
  showWeek: (week: number) => void;
  /** The row that is focused first, in the week that is shown first; null for none. */
  startAt: RowPath | null;
}

/** `toNext` moves to the next row to review: it shows the week, scrolls to the row and focuses the exercise field. */
export function useNextRowToReview(draft: ImportDraft, { showWeek, startAt }: NextRowOptions) {
  const containerRef = useRef<HTMLDivElement>(null);
  const last = useRef<RowPath | null>(null);

  // Synchronises the focus of the document.
  useEffect(() => {
    if (startAt) focusRow(containerRef.current, startAt);
  }, [startAt]);

  function toNext(): void {
    const path = nextToReview(draft, last.current);
    if (!path) return;
    last.current = path;
    showWeek(path[0]);
    // The row is rendered after its week is shown.
    setTimeout(() => focusRow(containerRef.current, path));
  }
  return { containerRef, toNext };
}

function focusRow(container: HTMLElement | null, path: RowPath): void {
  const row = container?.querySelector<HTMLElement>(`[data-path="${path.join(' ')}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('select')?.focus({ preventScroll: true });
}
