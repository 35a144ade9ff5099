import { useRef } from 'react';
import { type ImportDraft, nextToLookAt, type RowPath } from '../import-draft.ts';

/** Goes to the next row that wants a look: its week is shown, then it is brought into sight and its name is focused. */
export function useNextRowToReview(draft: ImportDraft, showWeek: (week: number) => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const last = useRef<RowPath | null>(null);

  function toNext(): void {
    const path = nextToLookAt(draft, last.current);
    if (!path) return;
    last.current = path;
    showWeek(path[0]);
    // Another week is drawn first.
    setTimeout(() => {
      const row = containerRef.current?.querySelector<HTMLElement>(`[data-path="${path.join(' ')}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('select')?.focus({ preventScroll: true });
    });
  }
  return { containerRef, toNext };
}
