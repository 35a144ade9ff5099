import { type RawBuilder, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Pictures and videos of sets; none while the consent to photos is withdrawn. */
export const workoutMedia = {
  origin: 'workout',
  permission: 'view workouts',
  rows: (_: Scope, clientId: string): RawBuilder<unknown> => sql`
    select attachments.id, attachments.kind, attachments.created_at, '', attachments.thumbnail_key,
      completed_workouts.id::text
    from completed_workouts join attachments on attachments.completed_workout_id = completed_workouts.id
    where completed_workouts.client_id = ${clientId} and ${isNotWithdrawn('photos', 'completed_workouts.client_id')}`,
} as const;
