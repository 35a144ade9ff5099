import { assertAdvertisingGiven, type Subject } from '#areas/clients/server/public.ts';
import {
  type Alignment,
  type PhotoDraft,
  type PhotoSize,
  photoLimits,
  photoProblems as problems,
} from '../../contract.ts';
import { reportSymptoms } from '#areas/metrics/server/public.ts';
import { isUsable } from '../../rules/alignment.ts';
import { correctedMoment } from '#shell/common/clock-skew.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { photosAdded } from '../events.ts';
import * as store from '../store/photos.ts';
import { ensureSet, lockSet, setNote } from '../store/sets.ts';
import { assertNotInFuture, deleteSet, getSet, notesOf, type OneSet } from './sets.ts';

interface PhotoId {
  progressId: string;
  photoId: string;
}

type PoseOfPhoto = Pick<PhotoDraft, 'pose' | 'name'>;

interface PhotoChange {
  alignment: Alignment | null;
  /** The version that the form was opened with. */
  version: number;
}

const files = attachmentOperations({
  ...store.fileColumn,
  policy: uploadPolicies.progressPhoto,
  // Never thrown: a photo gets its file when it is added.
  problems: { tooMany: problems.too_many },
  lock: async () => {},
});

/** Adds a photo to the set of its day. A repeated request with the same id stores nothing. */
export async function addPhoto(
  scope: Scope,
  subject: Subject,
  { photoId, taken_on: day, takenAt: at, sentAt, note, file, ...pose }: PhotoDraft & { file: StoredUpload },
): OneSet {
  const { clientId, authorId } = subject;
  const { timeZone } = scope.caller;
  // `sentAt` is of the moment before the upload.
  const now = file.requestedAtMs ?? Date.now();
  const { day: takenOn } = correctedMoment({ day, at }, { sentAt, timeZone, now });
  assertNotInFuture(scope, takenOn);
  assertNamed(pose);
  const setId = await ensureSet(scope, { clientId, takenOn });
  const existing = await store.findSetOf(scope, photoId);
  if (existing && existing.clientId !== clientId) throw new Problem(commonProblems.not_found);
  if (!existing) await storePhoto(scope, { id: photoId, setId, authorId, ...namedPose(pose) });
  await files.add(scope, { recordId: photoId, id: photoId, file });
  if (existing) return getSet(scope, subject, existing.id);
  if (note) await setNote(scope, { id: setId, note });
  await reportSymptoms(scope, subject, notesOf({ id: setId, taken_on: takenOn }, [note, namedPose(pose).name]));
  await publish(scope, photosAdded, { progressId: setId, clientId, takenOn, isByClient: authorId === null });
  return getSet(scope, subject, setId);
}

async function storePhoto(scope: Scope, photo: Parameters<typeof store.insertPhoto>[1]): Promise<void> {
  const limit = photoLimits.photosOfDay;
  if ((await store.countPhotos(scope, photo.setId)) >= limit)
    throw new Problem(problems.too_many, { field: 'file', values: { limit } });
  await store.insertPhoto(scope, photo);
}

/** The bytes of one size. */
export async function readPhoto(
  scope: Scope,
  { clientId }: Subject,
  { progressId, photoId, size }: PhotoId & { size: PhotoSize },
): Promise<() => Promise<FileResponse>> {
  const key = found(await store.findStorageKey(scope, { clientId, progressId, photoId, size }));
  return storedFile(scope, { key, name: `${photoId}.webp` });
}

export async function updatePhoto(
  scope: Scope,
  subject: Subject,
  { progressId, photoId, alignment, version, ...pose }: PhotoId & PoseOfPhoto & PhotoChange,
): OneSet {
  await lockPhoto(scope, subject, { progressId, photoId });
  assertNamed(pose);
  if (alignment && !isUsable(alignment)) throw new Problem(problems.points_too_near, { field: 'alignment' });
  await advanceVersion(scope, { table: 'progress_photos', id: photoId, version }, async () =>
    found((await getSet(scope, subject, progressId)).progress.photos.find(({ id }) => id === photoId)),
  );
  await store.updatePhoto(scope, { id: photoId, ...namedPose(pose), alignment });
  const changed = await getSet(scope, subject, progressId);
  await reportSymptoms(scope, subject, notesOf(changed.progress, [namedPose(pose).name]));
  return changed;
}

/** The set goes with its last photo. */
export async function deletePhoto(scope: Scope, subject: Subject, { progressId, photoId }: PhotoId): Promise<void> {
  await lockPhoto(scope, subject, { progressId, photoId });
  if ((await store.countPhotos(scope, progressId)) === 1) return deleteSet(scope, subject, { progressId });
  await store.deletePhoto(scope, photoId);
  await enqueueFileDeletion(scope);
}

/** The client allows the use of one photo in advertising, or takes it back. */
export async function advertisePhoto(
  scope: Scope,
  subject: Subject,
  { progressId, photoId, isAllowed }: PhotoId & { isAllowed: boolean },
): OneSet {
  await lockPhoto(scope, subject, { progressId, photoId });
  if (isAllowed) await assertAdvertisingGiven(scope, subject);
  await store.setAdvertised(scope, { id: photoId, isAllowed });
  return getSet(scope, subject, progressId);
}

async function lockPhoto(scope: Scope, { clientId }: Subject, { progressId, photoId }: PhotoId): Promise<void> {
  found(await lockSet(scope, { clientId, id: progressId }));
  if ((await store.findSetOf(scope, photoId))?.id !== progressId) throw new Problem(commonProblems.not_found);
}

function assertNamed({ pose, name }: PoseOfPhoto): void {
  if (pose === 'own' && name === '') throw new Problem(problems.name_missing, { field: 'name' });
}

/** Only own poses have a name. */
function namedPose({ pose, name }: PoseOfPhoto): PoseOfPhoto {
  return { pose, name: pose === 'own' ? name : '' };
}
