import { clientSubject, type Subject } from '#areas/clients/server/public.ts';
import { recordAnswerPhotos } from '#areas/progress/server/public.ts';
import type { SentAnswer } from '../../contract/check-ins.ts';
import { fileIdsOf } from '../../rules/answers.ts';
import { poseOfFile } from '../../rules/poses.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import { findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from '../store/own-check-ins.ts';

interface SentCheckIn {
  id: string;
  answers: readonly SentAnswer[];
  /** When the answers were sent for the first time; null when they are sent now. */
  firstSentAt: string | null;
}

/**
 * Makes the photos of a check-in progress photos of the day on which it was first sent. Called when answers are sent and when a file
 * arrives after them; a photo that was taken back is deleted.
 */
export async function recordSentPhotos(
  scope: Scope,
  subject: Subject,
  { id, answers, firstSentAt }: SentCheckIn,
): Promise<void> {
  const files = await findAttachments(scope, fileColumn, [id]);
  if (files.length === 0) return;
  const sent = answers
    .filter(({ kind }) => kind === 'progress')
    .flatMap((answer) => fileIdsOf(answer).map((sourceId, index) => ({ sourceId, ...poseOfFile(index) })));
  const imageIds = new Set(files.filter(({ kind }) => kind === 'image').map((file) => file.id));
  const sentIds = new Set(sent.map(({ sourceId }) => sourceId));
  await recordAnswerPhotos(scope, subject, {
    takenOn: plainDateInZone(firstSentAt ?? new Date().toISOString(), scope.caller.timeZone),
    photos: sent.filter(({ sourceId }) => imageIds.has(sourceId)),
    removedIds: files.map((file) => file.id).filter((fileId) => !sentIds.has(fileId)),
  });
}

/** Deletes the progress photos that were sent with a check-in. */
export async function deleteAnswerPhotos(scope: Scope, clientId: string, checkInId: string): Promise<void> {
  const files = await findAttachments(scope, fileColumn, [checkInId]);
  await recordAnswerPhotos(scope, clientSubject(scope, clientId), {
    takenOn: '',
    photos: [],
    removedIds: files.map(({ id }) => id),
  });
}
