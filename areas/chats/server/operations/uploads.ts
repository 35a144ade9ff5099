import { chatPartBytes, isExecutableName, uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { RouteInput } from '#shell/server/http/bind.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileExecutable } from '#shell/server/files/store-upload.ts';
import { accountFolder } from '#shell/server/files/storage.ts';
import { deleteUploadAfterCommit } from '#shell/server/attachments/file-deletion.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { chatProblems, type chatRoutes, type Message, type NewUpload } from '../../contract.ts';
import { voiceFilename } from '../../contract/voice.ts';
import { partCount, partSize, posterPart } from '../../rules/upload-parts.ts';
import { getReference } from '../references.ts';
import { createConversation } from '../store/read-state.ts';
import { findStored } from '../store/send.ts';
import * as store from '../store/uploads.ts';
import { oneMessage } from './to-message.ts';
import { sendMessage } from './send.ts';

/** Begins an upload, or returns what is missing of one that was begun. */
export async function startUpload(scope: Scope, upload: NewUpload) {
  const { id, conversationId, filename, size, isInternal } = upload;
  if (isInternal && scope.caller.clientId) throw new Problem(chatProblems.only_professionals, { field: 'isInternal' });
  if (isExecutableName(filename)) throw fileExecutable(filename);
  if (!(await createConversation(scope, conversationId))) found(undefined);
  if ((await findStored(scope, id))?.authorId === scope.caller.membershipId)
    return { partBytes: chatPartBytes, missing: [] };
  await store.insertUpload(scope, upload, await getReference(scope, upload));
  const stored = await store.findUpload(scope, id);
  const isSame = stored?.conversationId === conversationId && stored.filename === filename && stored.size === size;
  if (!isSame || stored.isInternal !== isInternal) throw new Problem(chatProblems.id_taken, { field: 'id' });
  const present = new Set((await store.findParts(scope, id)).map(({ number }) => number));
  return { partBytes: chatPartBytes, missing: partNumbers(size).filter((number) => !present.has(number)) };
}

/** Stores a part once; a repeat changes nothing. */
export async function addPart(scope: Scope, part: RouteInput<typeof chatRoutes.uploadPart>): Promise<void> {
  const { id, number, checksum, file } = part;
  const { size } = found(await store.findUpload(scope, id));
  if (checksum !== undefined && checksum !== file.hash)
    throw new Problem(chatProblems.wrong_checksum, { field: 'checksum' });
  const { storageKey, sizeBytes } = file;
  if (number !== posterPart && sizeBytes !== partSize(size, number))
    throw new Problem(chatProblems.wrong_part, { field: 'file' });
  if (!(await store.insertPart(scope, id, { number, storageKey, sizeBytes }))) deleteUploadAfterCommit(scope, file);
}

/** Joins the parts to a message. A repeat, or a second request meanwhile, returns the message of the first. */
export async function completeUpload(scope: Scope, { id }: { id: string }): Promise<{ message: Message }> {
  const { membershipId: authorId, accountId } = scope.caller;
  const upload = await store.findUpload(scope, id, { lock: true });
  if (!upload) return { message: await ownMessage(scope, id) };
  const { conversationId, filename, size, isInternal, voice, reference } = upload;
  const parts = await store.findParts(scope, id);
  const ofFile = parts.filter(({ number }) => number !== posterPart);
  if (ofFile.length < partCount(size)) throw new Problem(chatProblems.upload_incomplete);
  const poster = parts.find(({ number }) => number === posterPart);
  const joined = {
    storageKeys: ofFile.map(({ storageKey }) => storageKey),
    posterKey: poster?.storageKey ?? null,
    name: voice ? voiceFilename : filename,
  };
  const policy = voice ? uploadPolicies.voiceNote : uploadPolicies.chatFile;
  const file = await scope.joinParts(joined, policy, accountFolder(accountId)).catch((error: unknown) => {
    const isWrongType = error instanceof Problem && error.kind === commonProblems.wrong_file_type;
    throw voice && isWrongType ? new Problem(chatProblems.voice_unreadable) : error;
  });
  const message = { conversationId, id, authorId, text: '', file, isInternal, voice, reference };
  const row = await sendMessage(scope, message);
  await store.deleteUpload(scope, id);
  scope.afterCommit(async () => void (await Promise.all(parts.map(({ storageKey }) => scope.deleteFile(storageKey)))));
  return { message: await oneMessage(scope, row) };
}

/** Job: the nightly sweep of unreferenced files then deletes the parts. */
export async function deleteAbandonedUploads(scope: JobScope): Promise<void> {
  await store.deleteAbandonedUploads(scope);
}

async function ownMessage(scope: Scope, id: string): Promise<Message> {
  const stored = await findStored(scope, id);
  if (stored?.authorId !== scope.caller.membershipId) found(undefined);
  return oneMessage(scope, found(stored).message);
}

function partNumbers(size: number): number[] {
  return Array.from({ length: partCount(size) }, (_, index) => index + 1);
}
