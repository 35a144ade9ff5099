import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { call } from '#shell/web/api/call.ts';
import { invalidateRoutes } from '#shell/web/realtime/live-handler.ts';
import { useMay } from '#shell/web/session.ts';
import { chatRoutes, type Conversation, type Message } from '../../contract.ts';
import { changeConversation } from '../message-window.ts';

/** A message counts as seen when it has been on the screen for this time. */
const seenMs = 300;

/**
 * Synchronises with the server: reports the newest message that was on the screen while the page was visible and had the
 * focus. A page in the background, or a message above or below the visible ones, reads nothing. Observes again when a message
 * arrives.
 */
export function useMarkRead(
  scroller: RefObject<HTMLElement | null>,
  { id, lastReadSeq, unreadCount }: Conversation,
  messages: readonly Message[],
): void {
  const client = useQueryClient();
  const may = useMay();
  const isAllowed = may('update chats');
  const onScreen = useRef(0);
  const sent = useRef(lastReadSeq);
  const newestSeq = messages[0]?.seq ?? 0;
  // A conversation that was marked as unread is read by opening it, even if it has no new message.
  const mustRead = useRef(unreadCount > 0);

  const report = useEffectEvent(() => {
    const seq = onScreen.current;
    const isWatched = document.visibilityState === 'visible' && document.hasFocus();
    if (!isWatched || (seq <= sent.current && !mustRead.current)) return;
    sent.current = Math.max(seq, sent.current);
    mustRead.current = false;
    void call(chatRoutes.markRead, { id, seq: sent.current }).then(
      () => {
        const read = { unreadCount: 0, lastReadSeq: sent.current };
        changeConversation(client, id, (conversation) => ({ ...conversation, ...read }));
        invalidateRoutes(client, [chatRoutes.list, chatRoutes.unreadCount]);
      },
      () => {
        sent.current = lastReadSeq;
      },
    );
  });

  useEffect(() => {
    const root = scroller.current;
    if (!root || !isAllowed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => report(), seenMs);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const seqs = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => seqOf(target));
        onScreen.current = Math.max(onScreen.current, ...seqs);
        reportSoon();
      },
      { root, threshold: 0.5 },
    );
    for (const message of root.querySelectorAll('[data-seq]'))
      if (seqOf(message) > sent.current || seqOf(message) === newestSeq) observer.observe(message);
    window.addEventListener('focus', reportSoon);
    document.addEventListener('visibilitychange', reportSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('focus', reportSoon);
      document.removeEventListener('visibilitychange', reportSoon);
    };
  }, [scroller, newestSeq, isAllowed]);
}

function seqOf(element: Element): number {
  return Number(element.getAttribute('data-seq'));
}
