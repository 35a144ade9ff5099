import { sql } from 'kysely';
import { z } from 'zod';
import { type AttachmentRow, findAttachment } from '#shell/server/attachments/store.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
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
  const isShown = scope.caller.clientId ? sql`true` : sql`state in ('sent', 'reviewed')`;
  const checkIn = sql`select id from check_ins where id = ${checkInId} and client_id = ${clientId} and ${isShown}`;
  const [[found], file] = await Promise.all([
    rowsOf(scope.db, z.object({ id: z.uuid() }), checkIn),
    findAttachment(scope, fileColumn, fileId),
  ]);
  return found && file?.recordId === checkInId ? file : undefined;
}
