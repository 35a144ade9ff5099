import { type RefObject, useEffect, useRef } from 'react';
import type { SetRef } from '../../../rules/set-order.ts';

/**
 * After a set was logged, scrolls to the current set and focuses its button, where thumb, keyboard and screen reader
 * continue. Synchronises with scroll position and focus.
 */
export function useFollowFocus(hasMoved: RefObject<boolean>, { rowId, setNumber }: SetRef): void {
  const lastRowId = useRef(rowId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next set of the same row moves the focus too
  useEffect(() => {
    const isOtherRow = lastRowId.current !== rowId;
    lastRowId.current = rowId;
    if (!hasMoved.current) return;
    hasMoved.current = false;

    const row = document.querySelector<HTMLElement>(rowId ? `[data-row="${CSS.escape(rowId)}"]` : '[data-end]');
    const button = row?.querySelector<HTMLElement>('[data-panel] [type=submit], a');
    button?.focus({ preventScroll: true });
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (isOtherRow) withHeading(row)?.scrollIntoView({ block: 'start', behavior });
    else button?.closest('[data-panel]')?.scrollIntoView({ block: 'nearest', behavior });
  }, [hasMoved, rowId, setNumber]);
}

/** For the first row of a superset the block, which has a heading. */
function withHeading(row: HTMLElement | null): HTMLElement | null {
  const block = row?.parentElement;
  return block?.tagName === 'SECTION' && block.querySelector('[data-row]') === row ? block : row;
}
