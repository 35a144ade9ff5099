import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiRequest, ApiResponse } from '#shell/common/route.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { chatRoutes, type Conversation, type Message } from '../contract.ts';

export type MessagePage = ApiResponse<typeof chatRoutes.messages>;
/** Where a page begins; empty for the newest messages. */
type PageStart = Pick<ApiRequest<typeof chatRoutes.messages>, 'beforeSeq' | 'afterSeq'>;
export type MessageWindow = InfiniteData<MessagePage, PageStart>;

/** At most this many pages are in memory and on the screen; pages at the other end are dropped. */
const maxPages = 10;

export function messagesKey(conversationId: string) {
  return [chatRoutes.messages.endpoint, { conversationId }, 'pages'] as const;
}

/** The messages of a conversation, newest first, in pages. */
export function useMessages(conversationId: string) {
  const pages = useInfiniteQuery({
    queryKey: messagesKey(conversationId),
    queryFn: ({ pageParam, signal }) => call(chatRoutes.messages, { conversationId, ...pageParam }, { signal }),
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
    isPending: pages.isPending,
    error: pages.error,
    refetch: () => void pages.refetch(),
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: () => void pages.fetchNextPage(),
    hasNewer: pages.hasPreviousPage,
    loadNewer: () => void pages.fetchPreviousPage(),
  };
}

/** The membership that reads and writes; empty for a super admin, who has no chat. */
export function useMembershipId(): string {
  return useMe().membershipId ?? '';
}

/** The number of conversations to read, the same wherever it is shown. */
export function useUnreadConversations(): number {
  return useApiQuery(chatRoutes.unreadCount, {}).data?.conversationsToRead ?? 0;
}

/** Adds messages to the window of their conversation if it shows the newest ones. Each message is there once. */
export function addMessages(client: QueryClient, conversationId: string, added: readonly Message[]): void {
  changeWindow(client, conversationId, (window) => {
    const [first, ...others] = window.pages;
    if (!first || !isNewest(first, window.pageParams[0] ?? {})) return window;
    const known = new Set(window.pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
    const messages = [...added.filter(({ id }) => !known.has(id)), ...first.messages].toSorted((a, b) => b.seq - a.seq);
    return { ...window, pages: [{ ...first, messages }, ...others] };
  });
}

export function changeMessage(client: QueryClient, conversationId: string, changed: Message): void {
  changeWindow(client, conversationId, (window) => ({
    ...window,
    pages: window.pages.map((page) => ({
      ...page,
      messages: page.messages.map((message) => (message.id === changed.id ? changed : message)),
    })),
  }));
}

export function changeConversation(
  client: QueryClient,
  conversationId: string,
  change: (conversation: Conversation) => Conversation,
): void {
  changeWindow(client, conversationId, (window) => ({
    ...window,
    pages: window.pages.map((page) => ({ ...page, conversation: change(page.conversation) })),
  }));
}

function changeWindow(
  client: QueryClient,
  conversationId: string,
  change: (window: MessageWindow) => MessageWindow,
): void {
  client.setQueryData<MessageWindow>(messagesKey(conversationId), (window) => window && change(window));
}

export function isNewest({ hasMore }: MessagePage, { beforeSeq, afterSeq }: PageStart): boolean {
  return afterSeq === undefined ? beforeSeq === undefined : !hasMore;
}

export function newestSeq({ messages }: MessagePage): number {
  return messages[0]?.seq ?? 0;
}
