import { limits, type SetMedium } from '../../contract/set.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { videoTypes } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { storageKeysOf, type StoredUpload } from '#shell/server/files/store-upload.ts';
import { lockWorkout } from '../store/begin.ts';
import * as store from '../store/media.ts';

interface Named {
  id: string;
  mediumId: string;
}

/** A picture or video of a place, which may come before its set. The same one sent again is taken once. */
export async function addMedium(
  scope: Scope,
  { id, mediumId, file, rowId, setNumber }: Named & { file: StoredUpload; rowId: string; setNumber: number },
): Promise<{ medium: SetMedium }> {
  const workout = found(await lockWorkout(scope, { id, clientId: found(scope.caller.clientId) }));
  const place = { id: mediumId, completedWorkoutId: id };
  const known = await store.findMedium(scope, place);
  if (known) {
    scope.afterCommit(() => deleteFiles(scope, storageKeysOf(file)));
    return { medium: store.shownMedium(scope, known) };
  }
  if (!workout.exercises[rowId]) throw new Problem(problems.row_unknown, { field: 'rowId' });
  if ((await store.countMedia(scope, id)) >= limits.mediaAWorkout)
    throw new Problem(problems.too_many_media, { values: { limit: limits.mediaAWorkout } });
  const kind = videoTypes.some((type) => type === file.mediaType) ? 'video' : 'image';
  const isNew = await store.insertMedium(scope, { ...place, rowId, setNumber, kind, file });
  if (!isNew) throw new Problem(commonProblems.not_found);
  const { storageKey, posterKey, thumbnailKey } = file;
  return {
    medium: store.shownMedium(scope, { id: mediumId, rowId, setNumber, kind, storageKey, posterKey, thumbnailKey }),
  };
}

export async function deleteMedium(scope: Scope, { id, mediumId }: Named): Promise<void> {
  found(await lockWorkout(scope, { id, clientId: found(scope.caller.clientId) }));
  const medium = found(await store.findMedium(scope, { id: mediumId, completedWorkoutId: id }));
  await store.deleteMedium(scope, mediumId);
  const { storageKey, posterKey, thumbnailKey } = medium;
  scope.afterCommit(() =>
    deleteFiles(
      scope,
      [storageKey, posterKey, thumbnailKey].filter((key) => key !== null),
    ),
  );
}

async function deleteFiles(scope: Scope, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => scope.deleteFile(key)));
}
