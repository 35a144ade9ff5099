import { type RawBuilder, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { sentAtOfDay } from '#areas/media/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Photos that the client added, without an address; none while the consent is withdrawn. */
export const photoMedia = {
  origin: 'photos',
  rows: (scope: Scope, clientId: string): RawBuilder<unknown> => sql`
    select progress_photos.id, 'image', ${takenAt(scope)}, '', null::text, progress_sets.taken_on::text
    from progress_sets join progress_photos on progress_photos.set_id = progress_sets.id
    where progress_sets.client_id = ${clientId} and progress_photos.author_id is null
      and ${isNotWithdrawn('photos', 'progress_sets.client_id')}`,
} as const;

function takenAt(scope: Scope): RawBuilder<unknown> {
  return sentAtOfDay(scope, sql`progress_sets.taken_on`, sql`progress_photos.created_at`);
}
