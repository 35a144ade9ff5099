import { findNamedClients } from '#areas/assignments/server/public.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { chatRoutes, Conversation } from '../../contract.ts';
import { liveConversationRead } from '../../contract/live.ts';
import type { ConversationFilters } from '../../contract/filters.ts';
import type { unreadSymptomRoutes } from '../../contract/unread-symptoms.ts';
import * as store from '../store/conversations.ts';
import { findReadSymptoms, findUnreadSymptoms } from '../store/unread-symptoms.ts';
import * as readState from '../store/read-state.ts';
import { conversationRead } from '../events.ts';
import { toMessages } from './to-message.ts';

type Request<Name extends keyof typeof chatRoutes> = ParsedRequest<(typeof chatRoutes)[Name]>;

export async function listConversations(
  scope: Scope,
  filters: ConversationFilters,
): Promise<ApiResponse<typeof chatRoutes.list>> {
  const { conversations, nextPage } = await store.findConversations(scope, filters);
  return { conversations: await toConversations(scope, conversations), nextPage };
}

export async function getConversation(scope: Scope, { id }: { id: string }): Promise<{ conversation: Conversation }> {
  const row = found(await store.findConversation(scope, id));
  const [conversation] = await toConversations(scope, [row]);
  return { conversation: found(conversation) };
}

export async function countUnread(scope: Scope) {
  return { conversationsToRead: await store.countUnread(scope) };
}

/** The clients with unread messages about pain or a symptom. */
export async function listUnreadSymptoms(
  scope: Scope,
  { clientId }: { clientId?: string | undefined },
): Promise<ApiResponse<typeof unreadSymptomRoutes.list>> {
  if (clientId) await assertVisibleClient(scope, clientId);
  return findUnreadSymptoms(scope, clientId ? [clientId] : null);
}

/** Those of the clients that are named or belong to the groups. Without any there are none. */
export async function listSymptomsOfRecipients(
  scope: Scope,
  recipients: ParsedRequest<typeof unreadSymptomRoutes.ofRecipients>,
): Promise<ApiResponse<typeof unreadSymptomRoutes.ofRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  const [unread, read] = await Promise.all([findUnreadSymptoms(scope, clientIds), findReadSymptoms(scope, clientIds)]);
  return { ...unread, read };
}

export async function hasMessages(scope: Scope) {
  return { hasConversationWithMessages: await store.hasMessages(scope) };
}

/** The reader's other tabs and devices follow. */
export async function markRead(scope: Scope, { id, seq }: Request<'markRead'>): Promise<{ wasUnread: boolean }> {
  const before = found(await store.findConversation(scope, id));
  if (before.unreadCount === 0 && seq !== undefined && seq <= before.lastReadSeq) return { wasUnread: false };
  await readState.createConversation(scope, id);
  emitRead(scope, id, await readState.markRead(scope, { conversationId: id, seq }));
  await publish(scope, conversationRead, { conversationId: id });
  return { wasUnread: before.unreadCount > 0 };
}

/** Marks the messages that point at a record as read: they were shown with the record. */
export async function readMessagesAbout(
  scope: Scope,
  about: Parameters<typeof readState.markReadAbout>[1],
): Promise<void> {
  const lastReadSeq = await readState.markReadAbout(scope, about);
  if (lastReadSeq !== undefined) emitRead(scope, about.conversationId, lastReadSeq);
}

export async function markUnread(scope: Scope, { id }: Request<'markUnread'>): Promise<void> {
  const { lastReadSeq } = found(await store.findConversation(scope, id));
  await readState.createConversation(scope, id);
  await readState.markUnread(scope, id);
  emitRead(scope, id, lastReadSeq);
}

/** The caller gets no push and no mail of the conversation until then. */
export async function muteConversation(
  scope: Scope,
  { id, until }: Request<'mute'>,
): Promise<{ conversation: Conversation }> {
  if (!(await readState.createConversation(scope, id))) throw new Problem(commonProblems.not_found);
  await readState.mute(scope, id, until);
  emitRead(scope, id, null);
  return getConversation(scope, { id });
}

export async function markAllRead(scope: Scope): Promise<void> {
  if (!(await readState.markAllRead(scope))) return;
  emitRead(scope, null, null);
  await publish(scope, conversationRead, { conversationId: null });
}

function emitRead(scope: Scope, conversationId: string | null, lastReadSeq: number | null): void {
  const membershipIds = [scope.caller.membershipId];
  emitLiveEvent(scope, liveConversationRead, { membershipIds, data: { conversationId, lastReadSeq } });
}

async function toConversations(scope: Scope, rows: readonly store.ConversationRow[]): Promise<Conversation[]> {
  const lastRows = rows.flatMap(({ lastMessage }) => (lastMessage ? [lastMessage] : []));
  const messages = new Map((await toMessages(scope, lastRows)).map((message) => [message.conversationId, message]));
  return rows.map(
    ({
      id,
      title,
      readers,
      userId,
      ownerIds,
      isInactive,
      isOff,
      unreadCount,
      hasUnreadSymptom,
      lastReadSeq,
      mutedUntil,
      ...row
    }) => ({
      id,
      isActive: !(isInactive || isOff),
      unreadCount,
      ...(hasUnreadSymptom && { hasUnreadSymptom }),
      lastReadSeq,
      mutedUntil,
      lastMessage: messages.get(id) ?? null,
      answering: scope.caller.clientId
        ? null
        : { waitingSince: row.waitingSince, snoozedUntil: row.snoozedUntil, assignee: row.assignee },
      chatInfo: {
        userId,
        ownerIds,
        title,
        ...(readers && { readers }),
        photo: null,
        linkTo: scope.caller.clientId ? null : `/clients/${id}`,
        linkToMedia: null,
        client: { isInactive },
      },
    }),
  );
}
