import { type RawBuilder, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { sentAtOfDay } from '#areas/media/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Pictures of meals that the client reported; none while the consent to photos is withdrawn. */
export const mealMedia = {
  origin: 'meal',
  permission: 'view meal plans',
  rows: (scope: Scope, clientId: string): RawBuilder<unknown> => sql`
    select attachments.id, 'image', ${eatenAt(scope)}, '', attachments.thumbnail_key, meal_entries.eaten_on::text
    from meal_entries join attachments on attachments.meal_entry_id = meal_entries.id
    where meal_entries.client_id = ${clientId} and meal_entries.reported_by is null
      and ${isNotWithdrawn('photos', 'meal_entries.client_id')}`,
} as const;

function eatenAt(scope: Scope): RawBuilder<unknown> {
  return sentAtOfDay(scope, sql`meal_entries.eaten_on`, sql`attachments.created_at`);
}
