import { alimentProblems } from '../../contract.ts';
import type { FullAliment } from '../../contract/library.ts';
import type { Attachment } from '#shell/common/attachments.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { deleteAttachment, findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { findAliment, lockOwn } from '../store/aliments.ts';

type OneAliment = Promise<{ aliment: FullAliment }>;

const labelColumn = { table: 'attachments', column: 'aliment_id' } as const;

const attachments = attachmentOperations({
  ...labelColumn,
  policy: uploadPolicies.alimentLabel,
  // Never thrown, because the previous photo is deleted first.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

/** The photo of the label of an own food. */
export async function findLabel(scope: Scope, id: string): Promise<Attachment | null> {
  return (await attachments.list(scope, id))[0] ?? null;
}

export async function setLabel(scope: Scope, { id, file }: { id: string; file: StoredUpload }): OneAliment {
  await deletePresent(scope, id);
  await attachments.add(scope, { recordId: id, file });
  return oneAliment(scope, id);
}

export async function deleteLabel(scope: Scope, { id }: { id: string }): OneAliment {
  await deletePresent(scope, id);
  return oneAliment(scope, id);
}

async function deletePresent(scope: Scope, id: string): Promise<void> {
  if (!(await lockOwn(scope, id))) {
    found(await findAliment(scope, id));
    throw new Problem(alimentProblems.of_library);
  }
  const present = await findAttachments(scope, labelColumn, [id]);
  for (const photo of present) await deleteAttachment(scope, labelColumn, photo.id);
  if (present.length > 0) await enqueueFileDeletion(scope);
}

async function oneAliment(scope: Scope, id: string): OneAliment {
  return { aliment: { ...found(await findAliment(scope, id)), label: await findLabel(scope, id) } };
}
