import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { VisitContent } from '../../contract/document.ts';

const LastVisit = z.object({
  clientId: z.uuid(),
  visitId: z.uuid(),
  content: VisitContent,
  person: z.object({ gender: z.enum(['male', 'female']).nullable(), birthDate: z.string().nullable() }),
});
export type LastVisit = z.output<typeof LastVisit>;

/** The last completed visit of each of the clients that has one. Leaves out clients whose health data the caller must not read. */
export async function findLastCompleted(scope: Scope, clientIds: readonly string[]): Promise<LastVisit[]> {
  return rowsOf(
    scope.db,
    LastVisit,
    sql`
    select clients.id as "clientId", last.id as "visitId", last.content,
      json_build_object('gender', clients.gender, 'birthDate', clients.birth_date) as person
    from clients cross join lateral (
      select id, content from visits
      where client_id = clients.id and completed_at is not null
      order by taken_on desc, id desc limit 1) as last
    where clients.id = any(${clientIds}::uuid[]) and ${mayReadHealthData(scope, 'clients.id')}`,
  );
}
