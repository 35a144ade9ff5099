import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleteUploadAfterCommit } from '#shell/server/attachments/file-deletion.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { chatProblems } from '../../contract.ts';
import {
  type ChatAttachment,
  type QuickReply,
  type QuickReplyDraft,
  quickReplyLimits,
  type quickReplyRoutes,
} from '../../contract/quick-replies.ts';
import * as store from '../store/quick-replies.ts';
import { assertProfessional } from './queue.ts';

type OneReply = Promise<{ quickReply: QuickReply }>;

export async function listQuickReplies(scope: Scope) {
  assertProfessional(scope);
  return { quickReplies: await store.findQuickReplies(scope) };
}

export async function createQuickReply(scope: Scope, draft: QuickReplyDraft): OneReply {
  assertProfessional(scope);
  if ((await store.countRows(scope, 'quick_replies')) >= quickReplyLimits.replies)
    throw new Problem(chatProblems.too_many_replies);
  const id = newId();
  await store.insertQuickReply(scope, id, draft);
  return getQuickReply(scope, id);
}

export async function updateQuickReply(
  scope: Scope,
  { id, version, ...draft }: ParsedRequest<typeof quickReplyRoutes.update>,
): OneReply {
  assertProfessional(scope);
  const present = async () => (await getQuickReply(scope, id)).quickReply;
  await advanceVersion(scope, { table: 'quick_replies', id, version }, present);
  await store.updateQuickReply(scope, id, draft);
  return getQuickReply(scope, id);
}

export async function deleteQuickReply(scope: Scope, { id }: { id: string }): Promise<void> {
  assertProfessional(scope);
  if (!(await store.deleteQuickReply(scope, id))) throw new Problem(commonProblems.not_found);
}

export async function listAttachments(scope: Scope) {
  assertProfessional(scope);
  const rows = await store.findAttachments(scope);
  return { chatAttachments: rows.map((row) => toAttachment(scope, row)) };
}

export async function addAttachment(
  scope: Scope,
  { attachmentId: id, file }: { attachmentId: string; file: StoredUpload },
) {
  assertProfessional(scope);
  const existing = await store.findAttachment(scope, id);
  if (!existing && (await store.countRows(scope, 'chat_attachments')) >= quickReplyLimits.attachments)
    throw new Problem(chatProblems.too_many_attachments);
  if (existing || !(await store.insertAttachment(scope, { ...file, id }))) deleteUploadAfterCommit(scope, file);
  return { chatAttachment: toAttachment(scope, found(await store.findAttachment(scope, id))) };
}

export async function deleteAttachment(scope: Scope, { id }: { id: string }): Promise<void> {
  assertProfessional(scope);
  if (!(await store.deleteAttachment(scope, id))) throw new Problem(commonProblems.not_found);
}

async function getQuickReply(scope: Scope, id: string): OneReply {
  return { quickReply: found(await store.findQuickReply(scope, id)) };
}

function toAttachment(scope: Scope, row: store.AttachmentRow): ChatAttachment {
  const { id, filename, mediaType, sizeBytes, storageKey, thumbnailKey } = row;
  const isShown = thumbnailKey !== null;
  return {
    id,
    filename,
    mediaType,
    sizeBytes,
    fileUrl: scope.signedFileUrl(storageKey, { downloadName: isShown ? null : filename }),
    thumbUrl: thumbnailKey && scope.signedFileUrl(thumbnailKey),
  };
}
