import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { storageKeysOf, type StoredUpload } from '#shell/server/files/store-upload.ts';
import type { RouteInput } from '#shell/server/http/bind.ts';
import { chatProblems, type chatRoutes, type Message } from '../../contract.ts';
import { findReferences, referenceKey, referenceKinds } from '../references.ts';
import type { MessageInsert } from '../store/send.ts';
import { clearSentDraft } from './drafts.ts';
import { getSavedFile } from './saved-file.ts';
import { sendMessage } from './send.ts';
import { oneMessage } from './to-message.ts';

type SendRequest = RouteInput<typeof chatRoutes.send>;

/** `POST /conversation`: a text, or a file. */
export async function postMessage(scope: Scope, request: SendRequest): Promise<{ message: Message }> {
  const { conversationId, id, message: text = '', file, isInternal = false, attachmentId } = request;
  if (isInternal && scope.caller.clientId) throw new Problem(chatProblems.only_professionals, { field: 'isInternal' });
  if (!text && !file && !attachmentId) throw new Problem(chatProblems.message_empty, { field: 'message' });
  const reference = await referenceOf(scope, request);
  const { membershipId: authorId } = scope.caller;
  const saved = attachmentId && !file ? await getSavedFile(scope, attachmentId) : undefined;
  const hasSavedFile = saved !== undefined;
  const draft = { conversationId, id, authorId, text, reference, isInternal, hasSavedFile, file: file ?? saved };
  const row = await sendMessage(scope, draft);
  if (file && row.storageKey !== file.storageKey) discard(scope, file);
  if (text && !reference) await clearSentDraft(scope, { conversationId, text, isInternal });
  return { message: await oneMessage(scope, row) };
}

/** A record that the sender may not open, or of another client, is not found. */
async function referenceOf(
  scope: Scope,
  { conversationId, referenceKind: kind, referenceId: id, referencePart }: SendRequest,
): Promise<MessageInsert['reference']> {
  if (!kind || !id) return null;
  await assertVisibleClient(scope, conversationId);
  const isKnown = extensionsOf(scope, referenceKinds).some((known) => known.kind === kind);
  if (!isKnown) throw new Problem(chatProblems.reference_unknown, { field: 'referenceKind' });
  const pointer = { kind, id, part: referencePart ?? null };
  const { label, clientId } = found((await findReferences(scope, [pointer])).get(referenceKey(pointer)));
  if (clientId !== conversationId) throw new Problem(commonProblems.not_found);
  return { ...pointer, label };
}

/** Deletes the files of a repeated upload, whose message has those of the first one. */
export function discard(scope: Scope, file: StoredUpload): void {
  scope.afterCommit(async () => void (await Promise.all(storageKeysOf(file).map((key) => scope.deleteFile(key)))));
}
