import { publishOpened } from '#areas/clients/server/public.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { newId } from '#shell/common/ids.ts';
import { chatLimits, chatProblems, type chatRoutes, type PageOfMessages } from '../../contract.ts';
import { liveConversationWiped, liveMessageDeleted } from '../../contract/live.ts';
import { mayDeleteMessage } from '../../rules/may-delete-message.ts';
import { messageDeleted } from '../events.ts';
import * as store from '../store/messages.ts';
import { refreshWaiting } from '../store/queue.ts';
import { wipeForAll, wipeForCaller } from '../store/read-state.ts';
import { lockConversation, readersOf } from '../store/send.ts';
import { getConversation } from './conversations.ts';
import { oneMessage, toMessages } from './to-message.ts';

type Request<Name extends keyof typeof chatRoutes> = ParsedRequest<(typeof chatRoutes)[Name]>;

/** One page of a conversation. A page after a number is returned newest first too. */
export async function getMessages(
  scope: Scope,
  page: PageOfMessages,
): Promise<ApiResponse<typeof chatRoutes.messages>> {
  const [conversation, rows, totalMessages] = await Promise.all([
    getConversation(scope, { id: page.conversationId }),
    store.findMessages(scope, page),
    store.countMessages(scope, page),
  ]);
  await publishOpened(scope, page.conversationId);
  const shown = rows.slice(0, chatLimits.page);
  const newestFirst = page.afterSeq === undefined ? shown : shown.toReversed();
  const messages = await toMessages(scope, newestFirst);
  return { ...conversation, messages, totalMessages, hasMore: rows.length > chatLimits.page };
}

/** Deletes a message of the caller for everybody, with its files. */
export async function deleteMessage(scope: Scope, { id, conversationId }: Request<'deleteMessage'>) {
  const row = found(await store.findMessage(scope, id));
  if (conversationId && row.conversationId !== conversationId) throw new Problem(commonProblems.not_found);
  const { membershipId } = scope.caller;
  if (row.sender?.id !== membershipId) throw new Problem(chatProblems.only_author);
  const conversation = found(await lockConversation(scope, row.conversationId));
  const message = mayDeleteMessage(membershipId, row) ? await store.clearMessage(scope, id) : undefined;
  // Deleted before, or meanwhile by another tab.
  if (!message) return { message: await oneMessage(scope, found(await store.findMessage(scope, id))) };
  if (!row.hasSavedFile) deleteFiles(scope, [row.storageKey, row.thumbnailKey]);
  await refreshWaiting(scope, row.conversationId);
  const { seq, deletedAt } = message;
  emitLiveEvent(scope, liveMessageDeleted, {
    membershipIds: readersOf(conversation, row),
    data: {
      conversationId: row.conversationId,
      messageId: id,
      seq,
      deletedAt: deletedAt ?? '',
      referenceKind: row.referenceKind,
    },
  });
  await publish(scope, messageDeleted, { conversationId: row.conversationId, messageId: id });
  return { message: await oneMessage(scope, message) };
}

/** Deletes the messages of a conversation for the caller, or for everybody: then who did it is logged. */
export async function wipeConversation(scope: Scope, { id, wipeoutAll }: Request<'wipe'>): Promise<void> {
  const { caller } = scope;
  const { memberIds } = found(await lockConversation(scope, id));
  if (wipeoutAll && caller.clientId) throw new Problem(chatProblems.only_professionals);
  if (wipeoutAll) deleteFiles(scope, await wipeForAll(scope, newId(), id));
  else await wipeForCaller(scope, id);
  const membershipIds = wipeoutAll ? memberIds : [caller.membershipId];
  emitLiveEvent(scope, liveConversationWiped, { membershipIds, data: { conversationId: id } });
}

function deleteFiles(scope: Scope, keys: readonly (string | null)[]): void {
  const stored = keys.filter((key) => key !== null);
  if (stored.length === 0) return;
  scope.afterCommit(async () => void (await Promise.all(stored.map((key) => scope.deleteFile(key)))));
}
