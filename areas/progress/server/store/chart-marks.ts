import { sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { MarkSource } from '#areas/metrics/server/public.ts';

/** Days with progress photos; none while the consent to photos is withdrawn. */
export const photoMarks: MarkSource = {
  kind: 'photos',
  rows: (_, clientId) => sql`
    select progress_sets.id, taken_on, null::text from progress_sets
    where progress_sets.client_id = ${clientId} and ${isNotWithdrawn('photos', 'progress_sets.client_id')}
      and exists (select from progress_photos where set_id = progress_sets.id)`,
};
