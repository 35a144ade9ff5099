import { findMember } from '#areas/clients/server/public.ts';
import { Problem } from '#shell/common/problem.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { messageUnsent } from '../events.ts';
import * as store from '../store/later.ts';
import { emitChanged, sendClaimed } from './later.ts';

export const sendDueJob = 'chats: send a message that is due';
export const sendAllDueJob = 'chats: send messages that are due';

/** The rest follows a minute later. */
const maxAtOnce = 500;

/** Job of each minute: a job for each message, so that one that fails is tried again without the others. */
export async function sendAllDue(scope: JobScope): Promise<void> {
  const due = await store.findDue(scope, maxAtOnce);
  await Promise.all(due.map(({ accountId, id }) => scope.enqueue(sendDueJob, { accountId, messageId: id })));
}

/**
 * Job: sends a message in the name of its author. The row is locked and deleted in the transaction that stores the message, so
 * several processes and a restart send it once. One that cannot be sent any more stays in the list, and its author is informed.
 */
export async function sendDue(scope: JobScope, { messageId = '' }: Payload): Promise<void> {
  const claimed = await store.claimDue(scope, messageId);
  if (!claimed) return;
  const caller = await findMember(scope, claimed.authorId);
  const isSent =
    caller !== undefined && (await isAccepted(sendClaimed({ ...scope, caller }, { ...claimed, hasReadAll: false })));
  if (isSent) return;
  const { id, conversationId, authorId } = claimed;
  await store.markFailed(scope, id);
  await emitChanged(scope, conversationId);
  if (caller)
    await publish(scope, messageUnsent, { accountId: caller.accountId, conversationId, messageId: id, authorId });
}

/** False when the message was refused before anything was written: a disabled chat, a client who is no longer visible. */
async function isAccepted(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
