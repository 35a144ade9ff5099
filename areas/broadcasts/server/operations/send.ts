import { sendMessage } from '#areas/chats/server/public.ts';
import { findMember } from '#areas/clients/server/public.ts';
import { chatProblems } from '#areas/chats/contract.ts';
import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { ActingScope, JobScope, Payload, RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { personalText } from '../../rules/personal-text.ts';
import { broadcastChanged, type Outcome } from '../../contract.ts';
import * as store from '../store/broadcasts.ts';

export const sendBatchJob = 'broadcasts: send a batch';
export const sendAllDueJob = 'broadcasts: send what is due';

/** Recipients in one transaction, and the seconds between two, in which the broadcast can be stopped. */
export const batchSize = 25;
const pauseSeconds = 2;
/** The rest follows a minute later. */
const maxAtOnce = 100;

/** Job of each minute: broadcasts that became due, and those whose chain of batches has ended with an error. */
export async function sendAllDue(scope: JobScope): Promise<void> {
  const due = await store.findDue(scope, maxAtOnce);
  await Promise.all(due.map(({ accountId, id }) => scope.enqueue(sendBatchJob, { accountId, broadcastId: id })));
}

/**
 * Job: sends the message to the next recipients in the name of the author, and enqueues itself for the others. The broadcast is
 * locked, and what became of each recipient is stored in the transaction that stores the messages, so that a process that is
 * killed, or several that run at once, lose and double nothing.
 */
export async function sendBatch(scope: JobScope, payload: Payload): Promise<void> {
  const broadcast = await store.claimBroadcast(scope, payload['broadcastId'] ?? '');
  if (!broadcast) return;
  const { id, authorId } = broadcast;
  const recipients = await store.findPending(scope, id, batchSize);
  const caller = await findMember(scope, authorId);
  const handled: { clientId: string; outcome: Exclude<Outcome, 'pending'> }[] = [];
  // One after the other: their conversations are locked in the order of their ids.
  for (const recipient of recipients) {
    const outcome = caller ? await sendTo({ ...scope, caller }, broadcast, recipient) : 'author_removed';
    handled.push({ clientId: recipient.clientId, outcome });
  }
  await store.saveOutcomes(scope, id, handled);
  if (recipients.length < batchSize) await store.finishBroadcast(scope, id);
  else await scope.enqueue(sendBatchJob, payload, { afterSeconds: pauseSeconds });
  await emitChanged(scope, id);
}

type Recipient = Awaited<ReturnType<typeof store.findPending>>[number];

/** A message is refused before anything of it is written. */
async function sendTo(
  scope: ActingScope,
  { text, file, authorId, professional, studio }: store.Claimed,
  { clientId, messageId, name }: Recipient,
): Promise<Exclude<Outcome, 'pending'>> {
  try {
    await sendMessage(scope, {
      id: messageId,
      conversationId: clientId,
      authorId,
      hasReadAll: false,
      isAnswer: false,
      text: personalText(text, { client: name, professional, studio }),
      ...(file && { file, hasSavedFile: true }),
    });
    return 'sent';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.kind === commonProblems.not_found) return 'not_visible';
    if (error.kind === chatProblems.chat_disabled) return 'chat_disabled';
    throw error;
  }
}

/** The open apps of the professionals show the progress. */
export async function emitChanged(scope: Pick<RequestOrJobScope, 'db' | 'live'>, broadcastId: string): Promise<void> {
  emitLiveEvent(scope, broadcastChanged, {
    membershipIds: await professionalsOfAccount(scope),
    data: { broadcastId },
  });
}
