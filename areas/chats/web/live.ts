import type { QueryClient } from '@tanstack/react-query';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { call } from '#shell/web/api/call.ts';
import {
  chatRoutes,
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
  type Message,
} from '../contract.ts';
import {
  addMessages,
  changeConversation,
  changeMessage,
  isNewest,
  messagesKey,
  type MessageWindow,
  newestSeq,
} from './queries.ts';

/** The open screens of the chat follow what others, and other tabs, do. */
export const chatLiveHandlers = [
  liveHandler(liveMessageCreated, (client, { conversationId, seq }) => {
    refreshLists(client);
    void loadNewMessages(client, conversationId, seq);
  }),
  liveHandler(liveMessageDeleted, (client, { conversationId, messageId, deletedAt }) => {
    refreshLists(client);
    const message = windowOf(client, conversationId)
      ?.pages.flatMap(({ messages }) => messages)
      .find(({ id }) => id === messageId);
    if (message) changeMessage(client, conversationId, deletedMessage(message, deletedAt));
  }),
  liveHandler(liveConversationRead, (client, { conversationId, lastReadSeq }) => {
    refreshLists(client);
    if (conversationId === null || lastReadSeq === null) invalidateRoutes(client, [chatRoutes.messages]);
    else
      changeConversation(client, conversationId, (conversation) => ({
        ...conversation,
        lastReadSeq: Math.max(conversation.lastReadSeq, lastReadSeq),
      }));
  }),
  liveHandler(liveConversationWiped, (client, { conversationId }) => {
    refreshLists(client);
    void client.resetQueries({ queryKey: messagesKey(conversationId) });
  }),
];

/** A message as every reader sees it after it was deleted. */
export function deletedMessage(message: Message, deletedAt: string): Message {
  const files = { fileUrl: null, thumbUrl: null, filename: null, sizeBytes: null, preview: null };
  return { ...message, ...files, message: '', reference: null, deletedAt };
}

/** Loads what arrived after the newest message of an open window. A window that nobody looks at is loaded again when opened. */
async function loadNewMessages(client: QueryClient, conversationId: string, seq: number): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: messagesKey(conversationId) });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    client.removeQueries({ queryKey: messagesKey(conversationId) });
    return;
  }
  const window = windowOf(client, conversationId);
  const [first] = window?.pages ?? [];
  if (!window || !first || !isNewest(first, window.pageParams[0] ?? {})) {
    await client.invalidateQueries({ queryKey: messagesKey(conversationId) });
    return;
  }
  for (let afterSeq = newestSeq(first), hasMore = afterSeq < seq; hasMore; ) {
    const page = await call(chatRoutes.messages, { conversationId, afterSeq }).catch(() => null);
    if (!page) return;
    addMessages(client, conversationId, page.messages);
    changeConversation(client, conversationId, () => page.conversation);
    afterSeq = Math.max(afterSeq, newestSeq(page));
    ({ hasMore } = page);
  }
}

function windowOf(client: QueryClient, conversationId: string): MessageWindow | undefined {
  return client.getQueryData<MessageWindow>(messagesKey(conversationId));
}

function refreshLists(client: QueryClient): void {
  invalidateRoutes(client, [chatRoutes.list, chatRoutes.unreadCount]);
}
