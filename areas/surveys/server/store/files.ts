import { sql } from 'kysely';
import { type AttachmentRow, findAttachmentOfClient } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from './own-check-ins.ts';
import { isConsentGiven } from '#areas/clients/server/public.ts';
import { readableAnswers, reservedIds } from './reserved-answers.ts';

interface FileOfCheckIn {
  clientId: string;
  checkInId: string;
  fileId: string;
  /** Whether a professional reads, also in the view of a client: files of questions for photos need a yes to photos. */
  isForProfessional: boolean;
}

/**
 * A file of a check-in of the client; for professionals only once the answers were sent, and, when some of these are reserved from them,
 * only those of the others.
 */
export async function findFile(
  scope: Scope,
  { clientId, checkInId, fileId, isForProfessional }: FileOfCheckIn,
): Promise<AttachmentRow | undefined> {
  const isReadable = sql`(${reservedIds(scope)} = '{}' or exists (
    select from jsonb_array_elements(${readableAnswers(scope)}) answer where answer -> 'value' -> 'fileIds' ? ${fileId}))`;
  const isShown = sql`(${!isForProfessional} or ${isConsentGiven('photos', 'check_ins.client_id')} or exists (
    select from jsonb_array_elements(answers) answer
    where answer ->> 'kind' <> 'progress' and answer -> 'value' -> 'fileIds' ? ${fileId}))`;
  const isSent = scope.caller.clientId ? sql`true` : sql`state in ('sent', 'reviewed') and ${isReadable}`;
  const condition = sql`${isSent} and ${isShown}`;
  const wanted = { table: 'check_ins', clientId, recordId: checkInId, id: fileId, condition };
  return findAttachmentOfClient(scope, fileColumn, wanted);
}
