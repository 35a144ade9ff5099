import { sql } from 'kysely';
import { z } from 'zod';
import { isNotSample, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { ExerciseRow } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

const LoadInPercent = ExerciseRow.pick({
  exerciseId: true,
  name: true,
  type: true,
  sets: true,
  weight: true,
  progression: true,
});

const ClientLoads = z.object({ id: z.uuid(), name: z.string(), rows: z.array(LoadInPercent) });
export type ClientLoads = z.output<typeof ClientLoads>;

/**
 * The rows of the running programs of clients whose loads may be shares of a maximum, by the name of the client. Those of active visible
 * clients whose health data the caller may read, without the sample client.
 */
export async function findLoadsInPercent(scope: Scope): Promise<ClientLoads[]> {
  const date = today(scope);
  return rowsOf(
    scope.db,
    ClientLoads,
    sql`
    select clients.id, clients.name, jsonb_agg(load order by programs.starts_on, programs.id, position) as rows
    from programs
      join clients on clients.id = programs.client_id
      cross join jsonb_array_elements(programs.loads_in_percent) with ordinality as loads (load, position)
    where programs.client_id is not null and programs.loads_in_percent is not null
      and programs.ends_on >= ${date} and programs.starts_on <= ${date}
      and clients.deactivated_at is null and ${isNotSample('clients.id')}
      and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}
    group by clients.id, clients.name
    order by lower(clients.name), clients.id`,
  );
}
