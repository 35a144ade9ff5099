import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { EnergyOrigin, genders } from '../../contract.ts';

const ComparedClient = z.object({
  id: z.uuid(),
  gender: z.enum(genders).nullable(),
  birthDate: z.string().nullable(),
  heightCm: z.number().nullable(),
  heightOn: z.string().nullable(),
  /**
   * The calculation of the targets that the client follows today, or else of the next ones. Null for targets copied from a template,
   * whose calculation has the measures typed there.
   */
  energy: EnergyOrigin.nullable(),
});
export type ComparedClient = z.output<typeof ComparedClient>;

/** What the record and the targets of clients say about their energy. Does not check access to the clients nor consent. */
export async function findComparedClients(scope: Scope, clientIds: readonly string[]): Promise<ComparedClient[]> {
  return rowsOf(
    scope.db,
    ComparedClient,
    sql`
    select clients.id, case when clients.gender in ('male', 'female') then clients.gender end as gender,
      clients.birth_date as "birthDate", clients.height_cm::float8 as "heightCm",
      clients.height_on as "heightOn", followed.energy
    from clients
    left join lateral (
      select case when template_id is null then energy end as energy from macros
      where client_id = clients.id and ends_on >= ${today(scope)} order by starts_on limit 1
    ) followed on true
    where clients.id = any(${clientIds}::uuid[])`,
  );
}
