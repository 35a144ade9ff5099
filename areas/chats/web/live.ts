import type { QueryClient } from '@tanstack/react-query';
import { type ApiResponse, routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { chatRoutes, type Message } from '../contract.ts';
import {
  liveConversationChanged,
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
} from '../contract/live.ts';
import { draftRoutes, liveDraftChanged } from '../contract/drafts.ts';
import { laterRoutes } from '../contract/later.ts';
import { queueRoutes } from '../contract/queue.ts';
import { chatSettingRoutes } from '../contract/settings.ts';
import { unreadSymptomRoutes } from '../contract/unread-symptoms.ts';
import {
  changeConversation,
  changeMessage,
  draftKey,
  messagesKey,
  type MessageWindow,
  newestMessages,
} from './message-window.ts';

/** Responses that say whether a message about a symptom is unread. */
const symptomRoutes = [...routesIn(unreadSymptomRoutes), clientRoutes.list];

/** Routes of one conversation that its changes concern. */
const ofConversation = [chatRoutes.messages, chatSettingRoutes.hours, laterRoutes.list];

/** The open screens of the chat follow what others, and other tabs, do. */
export const chatLiveHandlers = [
  liveHandler(clientChanged, (client) => {
    refreshLists(client);
    invalidateRoutes(client, [...ofConversation, queueRoutes.professionals, draftRoutes.get]);
  }),
  liveHandler(liveMessageCreated, (client, { conversationId, seq }) => {
    refreshLists(client);
    void followWindow(client, conversationId, seq);
  }),
  liveHandler(liveMessageDeleted, (client, { conversationId, messageId, deletedAt }) => {
    refreshLists(client);
    const message = windowOf(client, conversationId)
      ?.pages.flatMap(({ messages }) => messages)
      .find(({ id }) => id === messageId);
    if (message) changeMessage(client, conversationId, deletedMessage(message, deletedAt));
    void removeFromDevice(conversationId);
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
  liveHandler(liveConversationChanged, (client) => {
    refreshLists(client);
    invalidateRoutes(client, ofConversation);
  }),
  liveHandler(liveDraftChanged, (client, { conversationId, version }) => {
    const queryKey = draftKey(conversationId);
    const cached = client.getQueryData<ApiResponse<typeof draftRoutes.get>>(queryKey);
    if ((cached?.draft?.version ?? 0) < version) void client.invalidateQueries({ queryKey });
  }),
  liveHandler(liveConversationWiped, (client, { conversationId }) => {
    refreshLists(client);
    void removeFromDevice(conversationId).then(() => client.resetQueries({ queryKey: messagesKey(conversationId) }));
  }),
];

/** A message as every reader sees it after it was deleted. */
function deletedMessage(message: Message, deletedAt: string): Message {
  const files = { fileUrl: null, thumbUrl: null, filename: null, sizeBytes: null, preview: null };
  return { ...message, ...files, message: '', reference: null, deletedAt };
}

/** A window that is not shown is loaded again when it is opened. */
async function followWindow(client: QueryClient, conversationId: string, seq: number): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: messagesKey(conversationId) });
  if (!query) return;
  if (query.getObserversCount() === 0) client.removeQueries({ queryKey: messagesKey(conversationId) });
  else await (await import('./load-messages.ts')).loadNewMessages(client, conversationId, seq);
}

/** Deletes the messages that are cached for the time without a connection. The code is missing only without a network, when no event arrives. */
async function removeFromDevice(conversationId: string): Promise<void> {
  const cache = await import('#shell/web/api/cached-pages.ts').catch(() => null);
  await cache?.removeCached(conversationId, newestMessages(conversationId));
}

function windowOf(client: QueryClient, conversationId: string): MessageWindow | undefined {
  return client.getQueryData<MessageWindow>(messagesKey(conversationId));
}

function refreshLists(client: QueryClient): void {
  const { list, unreadCount, ofClient, hasMessages } = chatRoutes;
  invalidateRoutes(client, [list, unreadCount, ofClient, hasMessages, queueRoutes.count, ...symptomRoutes]);
}
