import type { Subject } from '#areas/clients/server/public.ts';
import { limits, type SetMedium } from '../../contract/set.ts';
import type { trainingRoutes as routes } from '../../contract/training.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { videoTypes } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { storageKeysOf, type StoredUpload } from '#shell/server/files/store-upload.ts';
import { lockWorkout } from '../store/begin.ts';
import * as store from '../store/media.ts';

/** Adds a picture or video to a set, which may not be logged yet. A repeated request stores nothing. */
export async function addMedium(
  scope: Scope,
  { clientId }: Subject,
  request: ParsedRequest<typeof routes.addMedium> & { file: StoredUpload },
): Promise<{ medium: SetMedium }> {
  const { completedWorkoutId, mediumId, file, rowId, setNumber } = request;
  const workout = found(await lockWorkout(scope, { id: completedWorkoutId, clientId }));
  const ref = { id: mediumId, completedWorkoutId };
  const stored = await store.findMedium(scope, ref);
  if (stored) {
    scope.afterCommit(() => deleteFiles(scope, storageKeysOf(file)));
    return { medium: store.toSetMedium(scope, stored) };
  }
  if (!workout.exercises[rowId]) throw new Problem(problems.row_unknown, { field: 'rowId' });
  if ((await store.countMedia(scope, completedWorkoutId)) >= limits.mediaAWorkout)
    throw new Problem(problems.too_many_media, { values: { limit: limits.mediaAWorkout } });
  const kind = videoTypes.some((type) => type === file.mediaType) ? 'video' : 'image';
  const isNew = await store.insertMedium(scope, { ...ref, rowId, setNumber, kind, file });
  if (!isNew) throw new Problem(commonProblems.not_found);
  const { storageKey, posterKey, thumbnailKey } = file;
  return {
    medium: store.toSetMedium(scope, { id: mediumId, rowId, setNumber, kind, storageKey, posterKey, thumbnailKey }),
  };
}

export async function deleteMedium(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId, mediumId }: ParsedRequest<typeof routes.deleteMedium>,
): Promise<void> {
  found(await lockWorkout(scope, { id: completedWorkoutId, clientId }));
  const { storageKey, posterKey, thumbnailKey } = found(
    await store.findMedium(scope, { id: mediumId, completedWorkoutId }),
  );
  await store.deleteMedium(scope, mediumId);
  const keys = [storageKey, posterKey, thumbnailKey].filter((key) => key !== null);
  scope.afterCommit(() => deleteFiles(scope, keys));
}

async function deleteFiles(scope: Scope, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => scope.deleteFile(key)));
}
