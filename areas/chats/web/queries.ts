import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/web/api/call.ts';
import { fetchOrReadCached } from '#shell/web/api/cached-pages.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { chatRoutes } from '../contract.ts';
import { queueRoutes } from '../contract/queue.ts';
import {
  isNewest,
  type MessagePage,
  messagesKey,
  newestMessages,
  newestSeq,
  type PageStart,
} from './message-window.ts';

/** At most this many pages are in memory and on the screen; pages at the other end are dropped. */
const maxPages = 10;

/** Conversations whose newest messages stay on the device. */
export const maxCachedConversations = 20;

/** The messages of a conversation, newest first, in pages. */
export function useMessages(conversationId: string) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: messagesKey(conversationId),
    queryFn: ({ pageParam, signal }) => fetchMessages(conversationId, pageParam, signal),
    initialPageParam: {} as PageStart,
    maxPages,
    getNextPageParam: ({ messages, hasMore }, _pages, start) => {
      const oldest = messages.at(-1)?.seq;
      const isEnd = start.afterSeq === undefined && !hasMore;
      return isEnd || oldest === undefined ? undefined : { beforeSeq: oldest };
    },
    getPreviousPageParam: (page, _pages, start) => (isNewest(page, start) ? undefined : { afterSeq: newestSeq(page) }),
    meta: { skipGlobalErrorHandler: true },
  });
  return {
    conversation: pages.data?.pages[0]?.conversation,
    messages: pages.data?.pages.flatMap(({ messages }) => messages) ?? [],
    /** Since when the messages are on the device; undefined when they come from the server. */
    cachedAt: pages.data?.pages[0]?.cachedAt,
    isPending: pages.isPending,
    error: pages.error,
    refetch: () => void pages.refetch(),
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: () => void pages.fetchNextPage(),
    hasNewer: pages.hasPreviousPage,
    isLoadingNewer: pages.isFetchingPreviousPage,
    loadNewer: () => void pages.fetchPreviousPage(),
    /** Shows the newest messages instead of those around an older one. */
    showNewest: () => void client.resetQueries({ queryKey: messagesKey(conversationId) }),
  };
}

/** The newest messages are cached on the device. */
function fetchMessages(conversationId: string, start: PageStart, signal: AbortSignal): Promise<MessagePage> {
  const isNewestPage = start.beforeSeq === undefined && start.afterSeq === undefined;
  if (!isNewestPage) return call(chatRoutes.messages, { conversationId, ...start }, { signal });
  return fetchOrReadCached(conversationId, newestMessages(conversationId), { signal, newest: maxCachedConversations });
}

/** Routes whose responses contain who answers and what waits. */
export const queueInvalidations = [chatRoutes.list, chatRoutes.ofClient, queueRoutes.count];

/** The number of conversations that need an answer. A snooze ends without an event, so it is read every minute. */
export function useNeedsAnswer(): number {
  return useApiQuery(queueRoutes.count, {}, { refetchInterval: 60_000 }).data?.needsAnswer ?? 0;
}
