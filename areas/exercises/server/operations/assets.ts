import type { AttachmentOwner } from '#shell/server/attachments/owner.ts';
import { found } from '#shell/common/problem.ts';
import { findAttachment } from '#shell/server/attachments/store.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { exerciseProblems } from '../../contract.ts';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import { libraryColumn, ownColumn, studioColumn } from '../attachment-columns.ts';
import { assertInLibrary } from './cues.ts';
import { updateLibrarySummary, updateOwnSummary } from '../store/attachments.ts';
import { emitExercisesChanged } from '../live.ts';
import { findExercise } from '../store/exercises.ts';
import { lockChangeable } from './exercises.ts';
import { lockLibraryExercise } from './library.ts';

const rules = {
  policy: uploadPolicies.exerciseAsset,
  problems: { tooMany: exerciseProblems.too_many_assets, unknownLink: exerciseProblems.link_unknown },
};

export const ownAttachments: AttachmentOwner = {
  ...rules,
  ...ownColumn,
  thumbnailJob: 'exercises: fetch a thumbnail',
  lock: lockChangeable,
  onChange: updateOwnSummary,
};

export const libraryAttachments: AttachmentOwner = {
  ...rules,
  ...libraryColumn,
  thumbnailJob: 'exercises: fetch a library thumbnail',
  lock: lockLibraryExercise,
  onChange: updateLibrarySummary,
};

/** Those of the account on an exercise of the library, which only its coaches and clients see. */
export const studioAttachments: AttachmentOwner = {
  ...rules,
  ...studioColumn,
  thumbnailJob: 'exercises: fetch a studio thumbnail',
  lock: assertInLibrary,
};

export const ownAssets = assetOperations(ownAttachments, emitExercisesChanged);
const studioAssets = assetOperations(studioAttachments, emitExercisesChanged);
export const libraryAssets = assetOperations(libraryAttachments);

/** Attachments of an own exercise, or of the account on an exercise of the library. */
export const accountAssets: ReturnType<typeof assetOperations> = {
  add: async (scope, request) => (await assetsFor(scope, request.id)).add(scope, request),
  addLink: async (scope, request) => (await assetsFor(scope, request.id)).addLink(scope, request),
  order: async (scope, request) => (await assetsFor(scope, request.id)).order(scope, request),
  delete: async (scope, request) => {
    const isOnLibrary = await findAttachment(scope, studioColumn, request.id);
    return (isOnLibrary ? studioAssets : ownAssets).delete(scope, request);
  },
};

async function assetsFor(scope: Scope, exerciseId: string) {
  const { isOwn } = found(await findExercise(scope, exerciseId));
  return isOwn ? ownAssets : studioAssets;
}

type Assets = Promise<{ assets: ExerciseAsset[] }>;
interface New {
  /** Id of the exercise. */
  id: string;
  attachmentId?: string | undefined;
}

/** The operations on the attachments of exercises. Every change returns all attachments of the exercise. */
function assetOperations(owner: AttachmentOwner, onChanged: (scope: Scope) => Promise<void> = async () => {}) {
  const attachments = attachmentOperations(owner);
  const changed = async (scope: Scope, exerciseId: string): Assets => {
    await onChanged(scope);
    return { assets: await attachments.list(scope, exerciseId) };
  };
  return {
    async add(scope: Scope, { id, attachmentId, file }: New & { file: StoredUpload }): Assets {
      await attachments.add(scope, { recordId: id, id: attachmentId, file });
      return changed(scope, id);
    },
    async addLink(scope: Scope, { id, attachmentId, url }: New & { url: string }): Assets {
      await attachments.addLink(scope, { recordId: id, id: attachmentId, url });
      return changed(scope, id);
    },
    async order(scope: Scope, { id, ids }: { id: string; ids: string[] }): Assets {
      await attachments.reorder(scope, { recordId: id, ids });
      return changed(scope, id);
    },
    async delete(scope: Scope, { id }: { id: string }): Assets {
      return changed(scope, await attachments.delete(scope, { id }));
    },
  };
}
