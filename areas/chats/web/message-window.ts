import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ApiRequest } from '#shell/common/route.ts';
import type { CachedPage } from '#shell/web/api/cached-pages.ts';
import { draftRoutes } from '../contract/drafts.ts';
import { chatRoutes, type Conversation, type Message } from '../contract.ts';

export type MessagePage = CachedPage<typeof chatRoutes.messages>;
/** Where a page begins; empty for the newest messages. */
export type PageStart = Pick<ApiRequest<typeof chatRoutes.messages>, 'beforeSeq' | 'afterSeq'>;
export type MessageWindow = InfiniteData<MessagePage, PageStart>;

export function messagesKey(conversationId: string) {
  return [chatRoutes.messages.endpoint, { conversationId }, 'pages'] as const;
}

/** The newest messages of a conversation, which are cached on the device with the conversation as their owner. */
export function newestMessages(conversationId: string) {
  return { route: chatRoutes.messages, request: { conversationId } };
}

export function draftKey(conversationId: string) {
  return [draftRoutes.get.endpoint, { id: conversationId }] as const;
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
