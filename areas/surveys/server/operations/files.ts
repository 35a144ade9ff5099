import { sql } from 'kysely';
import type { Subject } from '#areas/clients/server/public.ts';
import type { AttachmentSize } from '#shell/common/attachments.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { found } from '#shell/common/problem.ts';
import { readAttachment } from '#shell/server/attachments/private.ts';
import { findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from '../store/own-check-ins.ts';

/** The bytes of a file of a check-in. Professionals read those of answers that were sent. */
export async function readFile(
  scope: Scope,
  { clientId }: Subject,
  { checkInId, fileId, size }: { checkInId: string; fileId: string; size: AttachmentSize },
): Promise<() => Promise<FileResponse>> {
  const condition = scope.caller.clientId ? sql`true` : sql`state in ('sent', 'reviewed')`;
  const wanted = { table: 'check_ins', clientId, recordId: checkInId, id: fileId, condition };
  return readAttachment(scope, found(await findAttachmentOfClient(scope, fileColumn, wanted)), size);
}
