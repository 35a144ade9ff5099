import type { Notice } from '../../contract.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { deleteAttachment, findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { lockNotice, pictureColumn } from '../store/notices.ts';
import { emitToAll } from './announce.ts';
import { getNotice } from './notices.ts';

type OneNotice = Promise<{ notice: Notice }>;

const attachments = attachmentOperations({
  ...pictureColumn,
  policy: uploadPolicies.noticePicture,
  // Never thrown, because the previous picture is deleted first.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

export async function setPicture(scope: Scope, { id, file }: { id: string; file: StoredUpload }): OneNotice {
  await deletePresent(scope, id);
  await attachments.add(scope, { recordId: id, file });
  await emitToAll(scope, id);
  return getNotice(scope, { id });
}

export async function deletePicture(scope: Scope, { id }: { id: string }): OneNotice {
  await deletePresent(scope, id);
  await emitToAll(scope, id);
  return getNotice(scope, { id });
}

async function deletePresent(scope: Scope, id: string): Promise<void> {
  if (!(await lockNotice(scope, id))) throw new Problem(commonProblems.not_found);
  const present = await findAttachments(scope, pictureColumn, [id]);
  for (const picture of present) await deleteAttachment(scope, pictureColumn, picture.id);
  if (present.length > 0) await enqueueFileDeletion(scope);
}
