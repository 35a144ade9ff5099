import type { FoundReference } from '#areas/chats/server/public.ts';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** The completed workouts among `ids` that the caller may open, for messages that point at them. */
export async function findWorkoutReferences(scope: Scope, ids: readonly string[]): Promise<FoundReference[]> {
  const rows = await scope.db
    .selectFrom('completed_workouts')
    .select(['id', 'title', 'client_id as clientId'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(isVisibleClient(scope, 'completed_workouts.client_id'))
    .execute();
  const isClient = scope.caller.clientId !== null;
  return rows.map(({ id, title, clientId }) => ({
    id,
    label: title,
    path: isClient ? `/my/completed-workouts/${id}` : `/clients/${clientId}/completed_workouts/${id}/details`,
  }));
}
