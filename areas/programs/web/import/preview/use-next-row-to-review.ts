import { useRef } from 'react';
import { type ImportDraft, nextToReview, type RowPath } from '../import-draft.ts';

/** `toNext` moves to the next row to review: it shows the week, scrolls to the row and focuses the exercise field. */
export function useNextRowToReview(draft: ImportDraft, showWeek: (week: number) => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const last = useRef<RowPath | null>(null);

  function toNext(): void {
    const path = nextToReview(draft, last.current);
    if (!path) return;
    last.current = path;
    showWeek(path[0]);
    // The row is rendered after its week is shown.
    setTimeout(() => {
      const row = containerRef.current?.querySelector<HTMLElement>(`[data-path="${path.join(' ')}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('select')?.focus({ preventScroll: true });
    });
  }
  return { containerRef, toNext };
}
