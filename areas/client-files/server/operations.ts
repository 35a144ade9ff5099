import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import { type ClientFile, clientFileProblems as problems, fileLimits, liveClientFilesChanged } from '../contract.ts';
import { storedName } from '../rules/stored-name.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import { type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { fileAdded, fileDeleted } from './events.ts';
import * as store from './store.ts';

type OneFile = Promise<{ file: ClientFile }>;

const contents = attachmentOperations({
  ...store.fileColumn,
  policy: uploadPolicies.clientFile,
  // Never thrown: a version gets its file when it is added.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

export async function listFiles(scope: Scope, { clientId }: Subject, { page }: { page: number }) {
  return store.findFiles(scope, clientId, page);
}

/** Adds a file, or a version of the file with its name. A repeated request with the same id stores nothing. */
export async function addFile(
  scope: Scope,
  { clientId, authorId }: Subject,
  { versionId, isPrivate, file }: { versionId: string; isPrivate: boolean; file: StoredUpload },
): OneFile {
  const isByClient = authorId === null;
  const isForTeam = isPrivate && !isByClient;
  const name = storedName(file.name, file.mediaType);
  const existing = await store.findFileOf(scope, versionId);
  if (existing && existing.clientId !== clientId) throw new Problem(commonProblems.not_found);
  const fileId =
    existing?.id ??
    (await addVersion(scope, { clientId, authorId, versionId, name, isByClient, isPrivate: isForTeam }));
  await contents.add(scope, { recordId: versionId, id: versionId, file });
  if (!existing && !isForTeam) await publish(scope, fileAdded, { fileId, versionId, clientId, name, isByClient });
  if (!existing) await emitChanged(scope, clientId);
  return { file: found(await store.findFile(scope, { clientId, fileId })) };
}

interface NewVersion {
  clientId: string;
  authorId: string | null;
  versionId: string;
  name: string;
  isByClient: boolean;
  isPrivate: boolean;
}

async function addVersion(scope: Scope, { authorId, versionId: id, ...file }: NewVersion): Promise<string> {
  const fileId = await store.ensureFile(scope, file);
  const number = (await store.newestNumber(scope, fileId)) + 1;
  const limit = fileLimits.versions;
  if (number > limit) throw new Problem(problems.too_many_versions, { field: 'file', values: { limit } });
  if (number === 1 && (await store.countFiles(scope, file.clientId)) > fileLimits.files)
    throw new Problem(problems.too_many_files, { field: 'file', values: { limit: fileLimits.files } });
  await store.insertVersion(scope, { id, fileId, number, authorId });
  return fileId;
}

export async function deleteFile(
  scope: Scope,
  { clientId, authorId }: Subject,
  { fileId }: { fileId: string },
): Promise<void> {
  const { isByClient } = found(await store.findFile(scope, { clientId, fileId }));
  if (authorId === null && !isByClient) throw new Problem(problems.not_yours);
  await publish(scope, fileDeleted, { fileId });
  await store.deleteFile(scope, fileId);
  await enqueueFileDeletion(scope);
  await emitChanged(scope, clientId);
}

/** The bytes of a version, which the transaction has authorised. That it was opened is written after it. */
export async function readFile(
  scope: Scope,
  { clientId }: Subject,
  { fileId, versionId }: { fileId: string; versionId: string },
): Promise<() => Promise<FileResponse>> {
  const { name, storageKey } = found(await store.findContent(scope, { clientId, fileId, versionId }));
  const { accountId, membershipId } = scope.caller;
  scope.writeAfterCommit(async (transaction) => {
    await setCurrentAccount(transaction, accountId);
    await store.saveView(transaction, { versionId, membershipId });
  });
  return storedFile(scope, { key: storageKey, name });
}

async function emitChanged(scope: Scope, clientId: string): Promise<void> {
  await emitToClientsAndProfessionals(scope, liveClientFilesChanged, {
    clientIds: [clientId],
    permission: 'view health records',
    data: { clientId },
  });
}
