import { exerciseProblems } from '../../contract.ts';
import { type ExerciseAsset, maxAssets } from '../../contract/exercise.ts';
import { readVideoLink } from '../../rules/video-link.ts';
import { videoTypes } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import * as store from '../store/assets.ts';
import { deleteUnusedFiles, toExerciseAssets } from './asset-files.ts';
import { lockChangeable } from './exercises.ts';
import { lockLibraryExercise } from './library.ts';

/** Of an exercise the caller may change. */
export const ownAssets = assetsOf('own', lockChangeable);

/** Of the library, for a super admin. */
export const libraryAssets = assetsOf('library', lockLibraryExercise);

type Assets = Promise<{ assets: ExerciseAsset[] }>;
type Named = { id: string };

/** What is done with the media of a shelf's exercises; `lock` holds the exercise, or refuses. */
function assetsOf(shelf: store.ExerciseOwner, lock: (scope: Scope, id: string) => Promise<void>) {
  async function shown(scope: Scope, exerciseId: string): Assets {
    return { assets: toExerciseAssets(scope, await store.findAssets(scope, shelf, exerciseId)) };
  }

  async function lockWithRoom(scope: Scope, id: string): Promise<void> {
    await lock(scope, id);
    const { length } = await store.findAssets(scope, shelf, id);
    if (length >= maxAssets) throw new Problem(exerciseProblems.too_many_assets, { values: { limit: maxAssets } });
  }

  return {
    async add(scope: Scope, { id, file }: Named & { file: StoredUpload }): Assets {
      await lockWithRoom(scope, id);
      const isVideo = videoTypes.some((type) => type === file.mediaType);
      const kind = isVideo ? 'video' : 'image';
      await store.insertAsset(scope, shelf, {
        ...file,
        id: newId(),
        exerciseId: id,
        kind,
        contentId: file.id,
        linkId: null,
      });
      return shown(scope, id);
    },

    /** Its picture is fetched once this is saved. */
    async addLink(scope: Scope, { id, url }: Named & { url: string }): Assets {
      await lockWithRoom(scope, id);
      const link = readVideoLink(url);
      if (!link) throw new Problem(exerciseProblems.link_unknown, { field: 'url' });
      const assetId = newId();
      const noFile = { storageKey: null, mediaType: null, sizeBytes: null };
      const { kind, id: linkId } = link;
      await store.insertAsset(scope, shelf, {
        id: assetId,
        exerciseId: id,
        kind,
        contentId: assetId,
        linkId,
        ...noFile,
      });
      const { accountId } = scope.caller;
      await scope.enqueue('exercises: fetch a picture', { shelf, accountId, contentId: assetId, kind, linkId });
      return shown(scope, id);
    },

    /** What is not named keeps its place behind the others. */
    async order(scope: Scope, { id, ids }: Named & { ids: string[] }): Assets {
      await lock(scope, id);
      const known = (await store.findAssets(scope, shelf, id)).map((asset) => asset.id);
      const asked = [...new Set(ids)];
      if (asked.some((one) => !known.includes(one))) throw new Problem(commonProblems.not_found);
      await store.setOrder(scope, shelf, id, [...asked, ...known.filter((one) => !asked.includes(one))]);
      return shown(scope, id);
    },

    async delete(scope: Scope, { id }: Named): Assets {
      const asset = found(await store.findAsset(scope, shelf, id));
      await lock(scope, asset.exerciseId);
      await store.deleteAsset(scope, shelf, asset);
      await deleteUnusedFiles(scope, [asset]);
      return shown(scope, asset.exerciseId);
    },
  };
}
