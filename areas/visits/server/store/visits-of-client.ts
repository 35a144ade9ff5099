import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData, professionalName } from '#areas/clients/server/public.ts';
import { limited, toPage } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Rows of a page of the archive. */
const pageSize = 25;

/** What a client reads of a completed visit: never the reason, the medical history or the private notes. */
const VisitOfClient = z.object({
  id: z.uuid(),
  takenOn: z.string(),
  professional: z.string().nullable(),
  plan: z.string(),
  advice: z.string(),
  nextVisitOn: z.string().nullable(),
});
type VisitOfClient = z.output<typeof VisitOfClient>;

/** The completed visits of a client, the newest first. Does not check access to the client. */
export async function findCompletedOfClient(
  scope: Scope,
  clientId: string,
  page: number,
): Promise<{ visits: VisitOfClient[]; nextPage: number }> {
  const rows = await rowsOf(
    scope.db,
    VisitOfClient,
    sql`
    select id, taken_on as "takenOn", ${professionalName(scope, sql`coalesce(visits.completed_by, visits.created_by)`)} as professional,
      coalesce(content ->> 'plan', '') as plan, coalesce(content ->> 'advice', '') as advice,
      content ->> 'nextVisitOn' as "nextVisitOn"
    from visits
    where client_id = ${clientId} and completed_at is not null and ${mayReadHealthData(scope, 'visits.client_id')}
    order by taken_on desc, id desc ${limited({ rows: pageSize + 1, skipped: (page - 1) * pageSize })}`,
  );
  const { rows: visits, nextPage } = toPage(rows, page, pageSize);
  return { visits, nextPage };
}
