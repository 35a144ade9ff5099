import type { AttachmentSize, PrivateAttachment } from '#shell/common/attachments.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { PublicScope } from '../database/scope.ts';
import type { AttachmentRow } from './store.ts';

/** An attachment without addresses; `readAttachment` gives its bytes. */
export function toPrivateAttachment({ id, kind, fileName, posterKey, thumbnailKey }: AttachmentRow): PrivateAttachment {
  return { id, kind, name: fileName, hasPoster: posterKey !== null, hasThumbnail: thumbnailKey !== null };
}

/** The bytes of one file of an attachment. Throws not found when the attachment has none of that size. */
export function readAttachment(
  scope: PublicScope,
  row: AttachmentRow,
  size: AttachmentSize,
): () => Promise<FileResponse> {
  const keys = { full: row.storageKey, poster: row.posterKey, small: row.thumbnailKey };
  return storedFile(scope, { key: found(keys[size]), name: row.fileName ?? row.id });
}

/**
 * The bytes of a stored file as the response of a route with `download`. They are read from the storage after the transaction,
 * which has checked the access.
 */
export function storedFile(
  { streamStoredFile }: PublicScope,
  { key, name }: { key: string | null; name: string },
): () => Promise<FileResponse> {
  return async () => {
    const content = key ? await streamStoredFile(key) : null;
    if (!content) throw new Problem(commonProblems.file_missing);
    return { name, content };
  };
}
