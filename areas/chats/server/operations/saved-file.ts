import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { SavedFile } from '../store/saved-file.ts';
import { findAttachment } from '../store/quick-replies.ts';
import { assertProfessional } from './queue.ts';

/** The file of a saved attachment, which messages share. */
export async function getSavedFile(scope: Scope, attachmentId: string): Promise<SavedFile> {
  assertProfessional(scope);
  const { id, fileHash, filename, width, height, preview, ...file } = found(await findAttachment(scope, attachmentId));
  const picture = width !== null && height !== null && preview !== null ? { width, height, preview } : null;
  return { ...file, attachmentId: id, name: filename, hash: fileHash, picture };
}
