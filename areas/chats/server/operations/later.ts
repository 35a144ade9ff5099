import { professionalsOf } from '#areas/clients/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { chosenInstant } from '#shell/common/local-time.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { chatProblems } from '../../contract.ts';
import { liveConversationChanged } from '../../contract/live.ts';
import { type laterRoutes, maxScheduled, type ScheduledDraft, type ScheduledMessage } from '../../contract/later.ts';
import { isUpcoming } from '../../rules/later.ts';
import { getReference } from '../references.ts';
import * as store from '../store/later.ts';
import { findStored, lockConversation } from '../store/send.ts';
import { findConversation } from '../store/conversations.ts';
import type { SavedFile } from '../store/saved-file.ts';
import { assertProfessional } from './queue.ts';
import { getSavedFile } from './saved-file.ts';
import { sendMessage } from './send.ts';

type Request<Name extends keyof typeof laterRoutes> = ParsedRequest<(typeof laterRoutes)[Name]>;
type OneScheduled = Promise<{ scheduled: ScheduledMessage }>;

export async function listScheduled(scope: Scope, { id }: { id: string }) {
  assertProfessional(scope);
  found(await findConversation(scope, id));
  return { scheduled: await store.findScheduled(scope, id) };
}

/** A repeat with the same id returns the stored message. */
export async function schedule(scope: Scope, request: Request<'create'>): OneScheduled {
  assertProfessional(scope);
  const { messageId: id = newId(), conversationId, ...draft } = request;
  const { isActive } = found(await lockConversation(scope, conversationId));
  if (!isActive) throw new Problem(chatProblems.chat_disabled);
  if ((await store.countScheduled(scope, conversationId)) >= maxScheduled)
    throw new Problem(chatProblems.too_many_scheduled);
  const file = await fileOf(scope, draft, null);
  const reference = await getReference(scope, request);
  await store.insertScheduled(scope, { id, conversationId, ...draft, file, reference }, sendTimeOf(scope, draft, null));
  const stored = await store.findOneScheduled(scope, id);
  const isOwn = stored?.author.id === scope.caller.membershipId && stored.conversationId === conversationId;
  if (!stored || !isOwn) throw new Problem(chatProblems.id_taken, { field: 'messageId' });
  await emitChanged(scope, conversationId);
  return { scheduled: stored };
}

export async function reschedule(scope: Scope, { id, version, ...draft }: Request<'update'>): OneScheduled {
  const { conversationId, attachment, sendAt } = await ownScheduled(scope, id);
  await advanceVersion(scope, { table: 'scheduled_messages', id, version }, () => getScheduled(scope, id));
  const file = await fileOf(scope, draft, attachment);
  await store.updateScheduled(scope, id, { conversationId, ...draft, file }, sendTimeOf(scope, draft, sendAt));
  await emitChanged(scope, conversationId);
  return { scheduled: await getScheduled(scope, id) };
}

/** The author, or an admin, cancels a message. */
export async function cancelScheduled(scope: Scope, { id }: { id: string }): Promise<void> {
  assertProfessional(scope);
  const { author, conversationId } = await getScheduled(scope, id);
  const mayCancel = author.id === scope.caller.membershipId || scope.caller.role === 'admin';
  if (!mayCancel) throw new Problem(chatProblems.only_author);
  await store.deleteScheduled(scope, id);
  await emitChanged(scope, conversationId);
}

/** Sends a message of the caller before its time. What the job, or another tab, has sent meanwhile is sent already. */
export async function sendScheduledNow(scope: Scope, { id }: { id: string }): Promise<void> {
  assertProfessional(scope);
  const claimed = await store.claimOwn(scope, id);
  if (claimed) return sendClaimed(scope, { ...claimed, isAnswer: true, hasReadAll: true });
  const sent = await findStored(scope, id);
  if (sent?.authorId !== scope.caller.membershipId) await ownScheduled(scope, id);
}

/** Sends a claimed message with its own id and deletes its row, in one transaction. */
export async function sendClaimed(
  scope: Parameters<typeof sendMessage>[0],
  { file, ...message }: store.Claimed & { hasReadAll: boolean },
): Promise<void> {
  const { id, conversationId } = message;
  await sendMessage(scope, { ...message, ...(file && { file, hasSavedFile: true }) });
  await store.deleteScheduled(scope, id);
  await emitChanged(scope, conversationId);
}

/** The open apps of the professionals show the messages that wait. */
export async function emitChanged(
  scope: Pick<RequestOrJobScope, 'db' | 'live'>,
  conversationId: string,
): Promise<void> {
  const membershipIds = await professionalsOf(scope, conversationId);
  emitLiveEvent(scope, liveConversationChanged, { membershipIds, data: { conversationId } });
}

async function getScheduled(scope: Scope, id: string): Promise<ScheduledMessage> {
  return found(await store.findOneScheduled(scope, id));
}

/** A message goes out in the name of its author, who alone changes it. */
async function ownScheduled(scope: Scope, id: string): Promise<ScheduledMessage> {
  assertProfessional(scope);
  const scheduled = await store.findOneScheduled(scope, id);
  if (!scheduled) throw new Problem(commonProblems.not_found);
  if (scheduled.author.id !== scope.caller.membershipId) throw new Problem(chatProblems.only_author);
  return scheduled;
}

/** The file of a draft; undefined when it has the present one, whose saved attachment may be deleted. */
async function fileOf(
  scope: Scope,
  { message, attachmentId }: ScheduledDraft,
  present: ScheduledMessage['attachment'],
): Promise<SavedFile | null | undefined> {
  if (!message && !attachmentId) throw new Problem(chatProblems.message_empty, { field: 'message' });
  if (attachmentId === (present?.id ?? null)) return undefined;
  return attachmentId ? getSavedFile(scope, attachmentId) : null;
}

/** `present`: the instant that the message has. */
function sendTimeOf({ caller }: Scope, draft: ScheduledDraft, present: string | null): Date {
  const at = chosenInstant(`${draft.sendOn}T${draft.sendTime}`, draft.timeZone ?? caller.timeZone, present);
  if (!isUpcoming(at, new Date())) throw new Problem(chatProblems.time_unfit, { field: 'sendTime' });
  return at;
}
