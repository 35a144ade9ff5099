import { sql } from 'kysely';
import { type AttachmentRow, findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from './own-check-ins.ts';
import { readableAnswers, reservedIds } from './reserved-answers.ts';

interface FileOfCheckIn {
  clientId: string;
  checkInId: string;
  fileId: string;
}

/**
 * A file of a check-in of the client; for professionals only once the answers were sent, and, when some of these are reserved from them,
 * only those of the others.
 */
export async function findFile(
  scope: Scope,
  { clientId, checkInId, fileId }: FileOfCheckIn,
): Promise<AttachmentRow | undefined> {
  const isReadable = sql`(${reservedIds(scope)} = '{}' or exists (
    select from jsonb_array_elements(${readableAnswers(scope)}) answer where answer -> 'value' -> 'fileIds' ? ${fileId}))`;
  const condition = scope.caller.clientId ? sql`true` : sql`state in ('sent', 'reviewed') and ${isReadable}`;
  const wanted = { table: 'check_ins', clientId, recordId: checkInId, id: fileId, condition };
  return findAttachmentOfClient(scope, fileColumn, wanted);
}
