import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Attachment } from '#shell/common/attachments.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations, toAttachment } from '#shell/server/attachments/operations.ts';
import { deleteAttachment, findAttachment, findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { emitRecipeChanged } from '../live.ts';
import { lockRecipe, pictureColumn } from '../store/recipes.ts';
import { getRecipe } from './recipes.ts';

const attachments = attachmentOperations({
  ...pictureColumn,
  policy: uploadPolicies.recipePicture,
  // Never thrown, because the previous picture is deleted first.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

export async function setPicture(scope: Scope, { id, file }: { id: string; file: StoredUpload }) {
  await deletePresent(scope, id);
  await attachments.add(scope, { recordId: id, file });
  await emitRecipeChanged(scope);
  return getRecipe(scope, { id });
}

export async function deletePicture(scope: Scope, { id }: { id: string }) {
  await deletePresent(scope, id);
  await emitRecipeChanged(scope);
  return getRecipe(scope, { id });
}

/** Pictures by their ids, which a client has from the own meal plan. Other attachments are not found by their ids. */
export async function listPictures(scope: Scope, { ids }: { ids: string[] }): Promise<{ pictures: Attachment[] }> {
  const rows = await Promise.all([...new Set(ids)].map((id) => findAttachment(scope, pictureColumn, id)));
  return { pictures: rows.flatMap((row) => (row ? [toAttachment(scope, row)] : [])) };
}

async function deletePresent(scope: Scope, id: string): Promise<void> {
  if (!(await lockRecipe(scope, id))) throw new Problem(commonProblems.not_found);
  const present = await findAttachments(scope, pictureColumn, [id]);
  for (const picture of present) await deleteAttachment(scope, pictureColumn, picture.id);
  if (present.length > 0) await enqueueFileDeletion(scope);
}
