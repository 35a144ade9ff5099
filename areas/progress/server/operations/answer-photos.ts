import { arePhotosGiven, emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import { liveProgressChanged, type PhotoDraft, photoLimits } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { shareAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { photosDeleted } from '../events.ts';
import { countPhotos, fileColumn } from '../store/photos.ts';
import * as store from '../store/answer-photos.ts';
import { ensureSet } from '../store/sets.ts';

interface AnswerPhotos {
  /** The local day of the photos. */
  takenOn: string;
  /** Stored images, by the id of their attachment. */
  photos: readonly (Pick<PhotoDraft, 'pose' | 'name'> & { sourceId: string })[];
  /** Attachments that are not part of the answer any more: their photos are deleted. */
  removedIds: readonly string[];
}

/**
 * Makes images that a client sent as answers progress photos, which share the stored files. Without the consent to photos, and above
 * the photos of a day, they stay answers only. A repeated call adds nothing.
 */
export async function recordAnswerPhotos(
  scope: Scope,
  { clientId, authorId }: Subject,
  { takenOn, photos, removedIds }: AnswerPhotos,
): Promise<void> {
  const isRemoved = removedIds.length > 0 && (await store.deleteOfSources(scope, removedIds)) > 0;
  if (isRemoved) {
    const emptyIds = await store.deleteEmptySets(scope, clientId);
    await Promise.all(emptyIds.map((progressId) => publish(scope, photosDeleted, { progressId })));
    await enqueueFileDeletion(scope);
  }
  const isAdded = photos.length > 0 && (await addPhotos(scope, { clientId, authorId, takenOn, photos }));
  if (isRemoved || isAdded)
    await emitToClientsAndProfessionals(scope, liveProgressChanged, {
      clientIds: [clientId],
      permission: 'view health records',
      data: { clientId },
    });
}

async function addPhotos(
  scope: Scope,
  { clientId, authorId, takenOn, photos }: Pick<AnswerPhotos, 'takenOn' | 'photos'> & Subject,
): Promise<boolean> {
  if (!(await arePhotosGiven(scope, { clientId }))) return false;
  const known = await store.findKnownSources(
    scope,
    photos.map(({ sourceId }) => sourceId),
  );
  const added = photos.filter(({ sourceId }) => !known.has(sourceId)).map((photo) => ({ ...photo, id: newId() }));
  if (added.length === 0) return false;
  const setId = await ensureSet(scope, { clientId, takenOn });
  const free = photoLimits.photosOfDay - (await countPhotos(scope, setId));
  const stored = added.slice(0, Math.max(0, free));
  await store.insertPhotos(scope, { setId, authorId }, stored);
  await shareAttachments(
    scope,
    fileColumn,
    stored.map(({ id: recordId, sourceId: attachmentId }) => ({ attachmentId, recordId })),
  );
  return stored.length > 0;
}
