import { chatProblems } from '#areas/chats/contract.ts';
import { isUpcoming, sendInstant } from '#areas/chats/rules/later.ts';
import { assertProfessional, getSavedFile } from '#areas/chats/server/public.ts';
import { findMember } from '#areas/clients/server/public.ts';
import type { Audience } from '#areas/groups/contract/audience.ts';
import { areChosenKnown } from '#areas/groups/server/public.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import {
  type Broadcast,
  broadcastLimits,
  broadcastProblems,
  type Candidate,
  type NewBroadcast,
} from '../../contract.ts';
import * as store from '../store/broadcasts.ts';
import { emitChanged, sendBatchJob } from './send.ts';

type OneBroadcast = Promise<{ broadcast: Broadcast }>;

export async function listBroadcasts(scope: Scope, { page }: { page: number }) {
  assertProfessional(scope);
  return store.findBroadcasts(scope, { page });
}

export async function getBroadcast(scope: Scope, { id }: { id: string }): OneBroadcast {
  assertProfessional(scope);
  return { broadcast: found(await store.findBroadcast(scope, id)) };
}

export async function listRecipients(scope: Scope, { id, page }: { id: string; page: number }) {
  await getBroadcast(scope, { id });
  return store.findRecipients(scope, { id, page });
}

export async function listCandidates(
  scope: Scope,
  audience: Audience & { clientIds: string[] },
): Promise<{ candidates: Candidate[] }> {
  assertProfessional(scope);
  if (!(await areChosenKnown(scope, audience))) throw new Problem(commonProblems.not_found);
  const candidates = await store.findCandidates(scope, audience);
  if (candidates.length > broadcastLimits.recipients) throw tooMany();
  const listed = new Set(candidates.map(({ id }) => id));
  if (!audience.clientIds.every((id) => listed.has(id)))
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  return { candidates };
}

/** The recipients are those that the author has seen and confirmed. A repeat with the same id returns the stored broadcast. */
export async function createBroadcast(scope: Scope, draft: NewBroadcast): OneBroadcast {
  assertProfessional(scope);
  assertText(draft);
  const { id, text, attachmentId } = draft;
  const clientIds = [...new Set(draft.clientIds)];
  const sendAt = sendTimeOf(scope, draft);
  const file = attachmentId ? await getSavedFile(scope, attachmentId) : null;
  if (!(await store.insertBroadcast(scope, { id, text, file, sendAt }))) return sameBroadcast(scope, draft);
  if ((await store.insertRecipients(scope, id, clientIds)) < clientIds.length)
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  const payload = { accountId: scope.caller.accountId, broadcastId: id };
  // A later one is found by the job of each minute.
  if (!sendAt) await scope.enqueue(sendBatchJob, payload, { afterSeconds: broadcastLimits.secondsToStop });
  await emitChanged(scope, id);
  return getBroadcast(scope, { id });
}

export async function stopBroadcast(scope: Scope, { id }: { id: string }): OneBroadcast {
  await getBroadcast(scope, { id });
  if (await store.stopBroadcast(scope, id)) await emitChanged(scope, id);
  return getBroadcast(scope, { id });
}

/** The recipients who were not handled before the stop get it. Nothing changes for a broadcast that is not stopped. */
export async function resumeBroadcast(scope: Scope, { id }: { id: string }): OneBroadcast {
  const { broadcast } = await getBroadcast(scope, { id });
  if (broadcast.status !== 'stopped') return { broadcast };
  if (!(await findMember(scope, broadcast.author.id))) throw new Problem(broadcastProblems.author_removed);
  if (await store.resumeBroadcast(scope, id)) {
    const payload = { accountId: scope.caller.accountId, broadcastId: id };
    // Before its time the job does nothing, and the one of each minute sends it later.
    await scope.enqueue(sendBatchJob, payload, { afterSeconds: broadcastLimits.secondsToStop });
    await emitChanged(scope, id);
  }
  return getBroadcast(scope, { id });
}

function assertText({ text, attachmentId }: NewBroadcast): void {
  if (!text && !attachmentId) throw new Problem(broadcastProblems.text_missing, { field: 'text' });
}

function sendTimeOf({ caller: { timeZone } }: Scope, { sendOn, sendTime }: NewBroadcast): Date | null {
  if (!sendOn && !sendTime) return null;
  const at = sendOn && sendTime ? sendInstant({ sendOn, sendTime }, timeZone) : null;
  if (!at || !isUpcoming(at, new Date())) throw new Problem(chatProblems.time_unfit, { field: 'sendTime' });
  return at;
}

/** Throws when the id belongs to another broadcast. */
async function sameBroadcast(scope: Scope, { id, text, clientIds }: NewBroadcast): OneBroadcast {
  const broadcast = await store.findBroadcast(scope, id);
  const isSame = broadcast?.text === text && broadcast.recipients === new Set(clientIds).size;
  if (!isSame || broadcast.author.id !== scope.caller.membershipId)
    throw new Problem(chatProblems.id_taken, { field: 'id' });
  return { broadcast };
}

function tooMany(): Problem {
  const { recipients: limit } = broadcastLimits;
  return new Problem(broadcastProblems.too_many_recipients, { field: 'clientIds', values: { limit } });
}
