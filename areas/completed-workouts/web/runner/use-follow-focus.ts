import { type RefObject, useEffect, useRef } from 'react';
import type { SetRef } from './set-order.ts';

/**
 * After a set is logged the next one comes into sight whole and its button gets the focus, so that a thumb, a keyboard and a
 * screen reader go on where they are. Scrolling and focus belong to the browser, hence an effect.
 */
export function useFollowFocus(hasMoved: RefObject<boolean>, { rowId, setNumber }: SetRef): void {
  const lastRow = useRef(rowId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of the same row moves the focus too
  useEffect(() => {
    const isOtherRow = lastRow.current !== rowId;
    lastRow.current = rowId;
    if (!hasMoved.current) return;
    hasMoved.current = false;

    const row = document.querySelector<HTMLElement>(rowId ? `[data-row="${CSS.escape(rowId)}"]` : '[data-end]');
    const button = row?.querySelector<HTMLElement>('[data-panel] [type=submit], a');
    button?.focus({ preventScroll: true });
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (isOtherRow) blockOf(row)?.scrollIntoView({ block: 'start', behavior });
    else button?.closest('[data-panel]')?.scrollIntoView({ block: 'nearest', behavior });
  }, [hasMoved, rowId, setNumber]);
}

/** The first of a superset comes with its heading. */
function blockOf(row: HTMLElement | null): HTMLElement | null {
  const block = row?.parentElement;
  return block?.tagName === 'SECTION' && block.querySelector('[data-row]') === row ? block : row;
}
