import { sql } from 'kysely';
import { z } from 'zod';
import { isCoached, isNotSample, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
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
 * The rows of the running programs of clients whose loads may be shares of a maximum, of the next `limit` clients by name behind `after`.
 * Those of active visible clients whose health data the caller may read, without the sample client.
 */
export async function findLoadsInPercent(
  scope: Scope,
  { after, limit }: { after: Pick<ClientLoads, 'id' | 'name'> | undefined; limit: number },
): Promise<ClientLoads[]> {
  const date = today(scope);
  return rowsOf(
    scope.db,
    ClientLoads,
    sql`
    with running as (
      select id, client_id, starts_on, loads_in_percent from programs
      where client_id is not null and loads_in_percent is not null and ends_on >= ${date} and starts_on <= ${date}
    ), chosen as (
      select clients.id, clients.name from clients
      where exists (select from running where running.client_id = clients.id)
        and ${isCoached()} and ${isNotSample('clients.id')}
        and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}
        and ${after ? sql`(lower(clients.name), clients.id) > (lower(${after.name}), ${after.id}::uuid)` : sql`true`}
      order by lower(clients.name), clients.id limit ${limit}
    )
    select chosen.id, chosen.name, jsonb_agg(load order by running.starts_on, running.id, position) as rows
    from chosen join running on running.client_id = chosen.id
      cross join jsonb_array_elements(running.loads_in_percent) with ordinality as loads (load, position)
    group by chosen.id, chosen.name
    order by lower(chosen.name), chosen.id`,
  );
}
