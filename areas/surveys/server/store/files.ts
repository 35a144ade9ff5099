import { sql } from 'kysely';
import { type AttachmentRow, findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from './own-check-ins.ts';

interface FileOfCheckIn {
  clientId: string;
  checkInId: string;
  fileId: string;
}

/** A file of a check-in of the client; for professionals only once the answers were sent. */
export async function findFile(
  scope: Scope,
  { clientId, checkInId, fileId }: FileOfCheckIn,
): Promise<AttachmentRow | undefined> {
  const condition = scope.caller.clientId ? sql`true` : sql`state in ('sent', 'reviewed')`;
  const wanted = { table: 'check_ins', clientId, recordId: checkInId, id: fileId, condition };
  return findAttachmentOfClient(scope, fileColumn, wanted);
}
