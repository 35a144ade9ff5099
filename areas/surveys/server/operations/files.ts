import { isViewSession } from '#areas/account/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import type { AttachmentSize } from '#shell/common/attachments.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { found } from '#shell/common/problem.ts';
import { readAttachment } from '#shell/server/attachments/private.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findFile } from '../store/files.ts';

/** The bytes of a file of a check-in. Professionals read those of answers that were sent. */
export async function readFile(
  scope: Scope,
  { clientId }: Subject,
  { checkInId, fileId, size }: { checkInId: string; fileId: string; size: AttachmentSize },
): Promise<() => Promise<FileResponse>> {
  const isForProfessional = !scope.caller.clientId || (await isViewSession(scope));
  return readAttachment(scope, found(await findFile(scope, { clientId, checkInId, fileId, isForProfessional })), size);
}
