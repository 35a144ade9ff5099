import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';

/** Distance from the bottom in pixels that still counts as the bottom. */
const bottomPx = 60;

/**
 * Keeps the place of a scroller that is anchored at its bottom. Messages that arrive below what is read would push it
 * up, so the scroller is moved by their height; at the bottom they scroll into view.
 */
export function useScroller(
  scroller: RefObject<HTMLDivElement | null>,
  messages: readonly Message[],
  { membershipId, hasNewer }: { membershipId: string; hasNewer: boolean },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  // Below the last loaded message there are newer ones, which must not move what is read when they are loaded.
  const isAtBottom = isAtEnd && !hasNewer;
  const anchor = useRef<{ id: string; fromBottom: number } | null>(null);
  const seen = useRef(messages[0]?.id);
  const newest = messages[0];

  // Synchronises with the layout of the scroller.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = anchor.current;
    const isOwn = newest?.sender?.id === membershipId && newest.id !== before?.id;
    const moved = before && fromBottomOf(element, before.id);
    if (before && moved !== null && moved !== undefined && !isAtBottom) element.scrollTop -= moved - before.fromBottom;
    if (before && isOwn) element.scrollTop = 0;
    if (isAtBottom && newest) seen.current = newest.id;
    anchor.current = newest ? { id: newest.id, fromBottom: fromBottomOf(element, newest.id) ?? 0 } : null;
  }, [scroller, newest, isAtBottom, membershipId]);

  const seenIndex = messages.findIndex(({ id }) => id === seen.current);
  const arrived = isAtBottom || seenIndex === -1 ? [] : messages.slice(0, seenIndex);
  return {
    isAtBottom,
    /** Messages of others that arrived below what is read. */
    newCount: arrived.filter(({ sender }) => sender?.id !== membershipId).length,
    onScroll: () => setAtEnd(-(scroller.current?.scrollTop ?? 0) < bottomPx),
    toBottom: () => scroller.current?.scrollTo({ top: 0, behavior: 'auto' }),
  };
}

/** Synchronises with the layout: once the message with the number is loaded, scrolls to it and gives it the focus. */
export function useScrollTo(
  scroller: RefObject<HTMLDivElement | null>,
  at: number | undefined,
  messages: readonly Message[],
): void {
  const shown = useRef<number>(undefined);
  const isLoaded = messages.some(({ seq }) => seq === at);

  useLayoutEffect(() => {
    if (!isLoaded || shown.current === at) return;
    shown.current = at;
    const message = scroller.current?.querySelector<HTMLElement>(`[data-seq="${at}"]`);
    message?.scrollIntoView({ block: 'center' });
    message?.focus({ preventScroll: true });
  }, [scroller, at, isLoaded]);
}

/** Distance of the lower edge of a message from the end of the content. */
function fromBottomOf(element: HTMLElement, id: string): number | null {
  const message = element.querySelector<HTMLElement>(`[data-message="${id}"]`);
  const content = element.firstElementChild as HTMLElement | null;
  return message && content ? content.offsetHeight - (message.offsetTop + message.offsetHeight) : null;
}
