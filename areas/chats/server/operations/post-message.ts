import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleteUploadAfterCommit } from '#shell/server/attachments/file-deletion.ts';
import type { RouteInput } from '#shell/server/http/bind.ts';
import { chatProblems, type chatRoutes, type Message } from '../../contract.ts';
import { getReference } from '../references.ts';
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
  const reference = await getReference(scope, request);
  const { membershipId: authorId } = scope.caller;
  const saved = attachmentId && !file ? await getSavedFile(scope, attachmentId) : undefined;
  const hasSavedFile = saved !== undefined;
  const draft = { conversationId, id, authorId, text, reference, isInternal, hasSavedFile, file: file ?? saved };
  const row = await sendMessage(scope, draft);
  if (file && row.storageKey !== file.storageKey) deleteUploadAfterCommit(scope, file);
  if (text) await clearSentDraft(scope, { conversationId, text, isInternal });
  return { message: await oneMessage(scope, row) };
}
