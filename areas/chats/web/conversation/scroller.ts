import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';
import { leftPositions } from './left-positions.ts';

/** Distance from the bottom in pixels that still counts as the bottom. */
const bottomPx = 60;

interface ScrollerOptions {
  conversationId: string;
  membershipId: string;
  hasNewer: boolean;
  /** The conversation is opened at a message that was found. */
  isOpenedAt: boolean;
}

/**
 * Keeps the place of a scroller that is anchored at its bottom. Messages that arrive below what is read would push it
 * up, so the scroller is moved by their height; at the bottom they scroll into view. A conversation that was left is opened
 * again where it was.
 */
export function useScroller(
  scroller: RefObject<HTMLDivElement | null>,
  messages: readonly Message[],
  { conversationId, membershipId, hasNewer, isOpenedAt }: ScrollerOptions,
) {
  const [left] = useState(() => (isOpenedAt ? undefined : leftPositions.get(conversationId)));
  const [isAtEnd, setAtEnd] = useState(left === undefined);
  // Below the last loaded message there are newer ones, which must not move what is read when they are loaded.
  const isAtBottom = isAtEnd && !hasNewer;
  const anchor = useRef<{ id: string; fromBottom: number } | null>(null);
  const seen = useRef(left?.newestId ?? messages[0]?.id);
  const newest = messages[0];

  // Synchronises with the layout of the scroller: the position when the conversation was left, and is left again.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const restore = () => {
      const fromBottom = left && fromBottomOf(element, left.messageId);
      if (left && typeof fromBottom === 'number') element.scrollTop = left.offset - fromBottom;
      setAtEnd(isNearEnd(element));
    };
    restore();
    // Messages get their height when they are first near the visible ones (`content-visibility`).
    let frame = requestAnimationFrame(() => {
      if (left) restore();
      frame = requestAnimationFrame(() => left && restore());
    });
    return () => {
      cancelAnimationFrame(frame);
      const position = isNearEnd(element) ? undefined : positionOf(element);
      if (position) leftPositions.set(conversationId, { ...position, newestId: seen.current });
      else leftPositions.delete(conversationId);
    };
  }, [scroller, conversationId, left]);

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
    onScroll: () => setAtEnd(!scroller.current || isNearEnd(scroller.current)),
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

/** The lowest message whose end is visible, and the distance of its end from the lower edge of the scroller. */
function positionOf(element: HTMLElement) {
  const messages = [...element.querySelectorAll<HTMLElement>('[data-seq]')];
  return messages
    .map((message) => {
      const messageId = message.dataset['message'] ?? '';
      const offset = (fromBottomOf(element, messageId) ?? 0) + element.scrollTop;
      return { messageId, seq: Number(message.dataset['seq']), offset };
    })
    .findLast(({ offset }) => offset >= 0);
}

function isNearEnd({ scrollTop }: HTMLElement): boolean {
  return -scrollTop < bottomPx;
}

/** Distance of the lower edge of a message from the end of the content. */
function fromBottomOf(element: HTMLElement, id: string): number | null {
  const message = element.querySelector<HTMLElement>(`[data-message="${id}"]`);
  const content = element.firstElementChild as HTMLElement | null;
  return message && content ? content.offsetHeight - (message.offsetTop + message.offsetHeight) : null;
}
