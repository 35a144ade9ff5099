import { type RawBuilder, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Pictures of meals that the client reported; none while the consent to photos is withdrawn. */
export const mealMedia = {
  origin: 'meal',
  permission: 'view meal plans',
  rows: (_: Scope, clientId: string): RawBuilder<unknown> => sql`
    select attachments.id, 'image', attachments.created_at, '', attachments.thumbnail_key, meal_entries.eaten_on::text
    from meal_entries join attachments on attachments.meal_entry_id = meal_entries.id
    where meal_entries.client_id = ${clientId} and meal_entries.reported_by is null
      and ${isNotWithdrawn('photos', 'meal_entries.client_id')}`,
} as const;
