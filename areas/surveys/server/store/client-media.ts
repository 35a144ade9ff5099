import { type RawBuilder, sql } from 'kysely';
import { isConsentGiven, isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readableAnswers } from './reserved-answers.ts';

/**
 * Files of answers that were sent, the newest answers of a check-in, without those that are reserved from the caller. Photos that became progress photos are listed there, and
 * none of a question for photos is listed before the client has agreed to them; no file while the consent to photos is withdrawn.
 */
export const checkInMedia = {
  origin: 'check_in',
  permission: 'view surveys',
  rows: (scope: Scope, clientId: string): RawBuilder<unknown> => sql`
    select attachments.id, attachments.kind, attachments.created_at, coalesce(attachments.file_name, ''),
      attachments.thumbnail_key, check_ins.id::text
    from check_ins join attachments on attachments.check_in_id = check_ins.id
    where check_ins.client_id = ${clientId} and check_ins.state in ('sent', 'reviewed')
      and exists (select from jsonb_array_elements(${readableAnswers(scope)}) answer
        where answer -> 'value' -> 'fileIds' ? attachments.id::text
          and (answer ->> 'kind' <> 'progress' or ${isConsentGiven('photos', 'check_ins.client_id')}))
      and not exists (select from attachments shared
        where shared.content_id = attachments.content_id and shared.progress_photo_id is not null)
      and ${isNotWithdrawn('photos', 'check_ins.client_id')}`,
} as const;
