import { noticeChanged } from '../../contract.ts';
import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload, RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { noticePublished, noticeReminded } from '../events.ts';
import { findReached } from '../store/audience.ts';
import { claimAnnouncement, findDue } from '../store/notices.ts';

export const announceJob = 'notices: announce';
export const remindJob = 'notices: remind';

/** Recipients in one transaction, and the seconds between two, so that a large studio does not occupy the queue at once. */
const batchSize = 200;
const pauseSeconds = 1;

/**
 * Announces a notice to its recipients, in batches. Clients see a notice from its time on, whether this job has run or not; a
 * job of a time that was changed since finds nothing due.
 */
export async function announce(scope: JobScope, payload: Payload): Promise<void> {
  const { noticeId = '', edition } = payload;
  const notice = edition ? await findDue(scope, noticeId, Number(edition)) : await claimAnnouncement(scope, noticeId);
  if (!notice) return;
  if (!edition) await emitToProfessionals(scope, noticeId);
  const recipients = await nextBatch(scope, announceJob, { ...payload, edition: String(notice.edition) });
  const membershipIds = recipients.map(({ membershipId }) => membershipId);
  emitLiveEvent(scope, noticeChanged, { membershipIds, data: { noticeId } });
  if (notice.sendsPush) await publish(scope, noticePublished, announcementOf(payload, notice, recipients));
}

/** Reminds the recipients who did not confirm a notice, in batches. */
export async function remind(scope: JobScope, payload: Payload): Promise<void> {
  const notice = await findDue(scope, payload['noticeId'] ?? '', Number(payload['edition']));
  if (!notice) return;
  const recipients = await nextBatch(scope, remindJob, payload);
  await publish(scope, noticeReminded, announcementOf(payload, notice, recipients));
}

/** Tells the open apps of the professionals and of the recipients that the notice changed. */
export async function emitToAll(scope: RequestOrJobScope, noticeId: string): Promise<void> {
  const recipients = await findReached(scope, { noticeId, after: '', isUnreadOnly: false });
  const membershipIds = recipients.map(({ membershipId }) => membershipId);
  emitLiveEvent(scope, noticeChanged, { membershipIds, data: { noticeId } });
  await emitToProfessionals(scope, noticeId);
}

export async function emitToProfessionals(scope: RequestOrJobScope, noticeId: string): Promise<void> {
  emitLiveEvent(scope, noticeChanged, { membershipIds: await professionalsOfAccount(scope), data: { noticeId } });
}

/** Reads the recipients after those of the previous job who did not confirm, and enqueues a job for the next ones. */
async function nextBatch(scope: JobScope, job: string, payload: Payload) {
  const { noticeId = '', after = '' } = payload;
  const recipients = await findReached(scope, { noticeId, after, isUnreadOnly: true, limit: batchSize });
  const last = recipients.at(batchSize - 1);
  if (last) await scope.enqueue(job, { ...payload, after: last.clientId }, { afterSeconds: pauseSeconds });
  return recipients;
}

function announcementOf(
  { accountId = '', noticeId = '' }: Payload,
  { edition, text }: { edition: number; text: string },
  recipients: Awaited<ReturnType<typeof findReached>>,
) {
  return { accountId, noticeId, edition, text, recipients };
}
