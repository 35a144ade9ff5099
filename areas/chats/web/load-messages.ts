import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shell/web/api/call.ts';
import { chatRoutes, type Message } from '../contract.ts';
import {
  addMessages,
  changeConversation,
  isNewest,
  messagesKey,
  type MessageWindow,
  newestSeq,
} from './message-window.ts';

/** Loads what arrived after the newest message of an open window. */
export async function loadNewMessages(client: QueryClient, conversationId: string, seq: number): Promise<void> {
  const window = client.getQueryData<MessageWindow>(messagesKey(conversationId));
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

/**
 * Adds an own message after the server has stored it. Messages of others with smaller numbers that have not arrived yet are loaded
 * with it, because new ones are asked for after the newest number of the window.
 */
export async function addSent(client: QueryClient, conversationId: string, message: Message): Promise<void> {
  const hasGap = () => {
    const window = client.getQueryData<MessageWindow>(messagesKey(conversationId));
    const [first] = window?.pages ?? [];
    return first && isNewest(first, window?.pageParams[0] ?? {}) && message.seq > newestSeq(first) + 1;
  };
  if (hasGap()) await loadNewMessages(client, conversationId, message.seq);
  const isMissing = hasGap();
  addMessages(client, conversationId, [message]);
  if (isMissing) void client.invalidateQueries({ queryKey: messagesKey(conversationId) });
}

/** Messages on either side of one that is looked for. */
const aroundMessages = 25;

/** Replaces the window of a conversation with the messages around a number, unless it has them. */
export async function showAround(client: QueryClient, conversationId: string, seq: number): Promise<void> {
  const queryKey = messagesKey(conversationId);
  if (hasMessage(client, conversationId, seq)) return;
  const start = { beforeSeq: seq + aroundMessages };
  const page = await call(chatRoutes.messages, { conversationId, ...start });
  await client.cancelQueries({ queryKey });
  const hasNewest = newestSeq(page) >= (page.conversation.lastMessage?.seq ?? 0);
  client.setQueryData<MessageWindow>(queryKey, { pages: [page], pageParams: [hasNewest ? {} : start] });
}

/** Whether the window of a conversation has the message with the number. */
export function hasMessage(client: QueryClient, conversationId: string, seq: number): boolean {
  const window = client.getQueryData<MessageWindow>(messagesKey(conversationId));
  return window?.pages.some(({ messages }) => messages.some((message) => message.seq === seq)) ?? false;
}
