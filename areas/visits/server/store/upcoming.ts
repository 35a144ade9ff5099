import { type SqlBool, sql } from 'kysely';
import { isCoached, mayReadHealthData } from '#areas/clients/server/public.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { UpcomingVisit } from '../../contract/routes.ts';
import { isVisibleVisit } from './visits.ts';

interface Period {
  today: string;
  from: string;
  until: string;
  page: number;
}

const agreedDay = sql<string>`visits.content ->> 'nextVisitOn'`;

/**
 * The rule of `rules/next-visit.ts` for a visit with an agreed day: none was agreed at a later visit, and the client has not come on
 * that day or later.
 */
const isAgreedLast = (
  today: string,
) => sql<SqlBool>`not exists (select from visits later where later.client_id = visits.client_id
  and later.taken_on >= least(visits.taken_on, (${agreedDay})::date)
  and (later.taken_on >= (${agreedDay})::date and (later.completed_at is not null or later.taken_on <= ${today}::date)
    or later.content ->> 'nextVisitOn' is not null and (later.taken_on > visits.taken_on
      or later.taken_on = visits.taken_on and later.id < visits.id)))`;

/** Finds the next visits of clients to coach (`isCoached`) from `from` to `until`: those from today on by day, then those that were missed. */
export async function findUpcoming(
  scope: Scope,
  { from, until, today, page }: Period,
): Promise<{ visits: UpcomingVisit[]; nextPage: number }> {
  const agreed = scope.db
    .selectFrom('visits')
    .innerJoin('clients', 'clients.id', 'visits.client_id')
    .select(['visits.client_id as clientId', 'clients.name as clientName', agreedDay.as('day')])
    .where(sql<SqlBool>`${agreedDay} between ${from} and ${until}`)
    .where(isCoached())
    .where('clients.is_sample', '=', false)
    .where(isVisibleVisit(scope))
    .where(isAgreedLast(today))
    .orderBy(sql`${agreedDay} < ${today}`)
    .orderBy(agreedDay)
    .orderBy(sql`lower(clients.name)`)
    .orderBy('clients.id');
  const { rows, nextPage } = await paginate(agreed, page);
  return { visits: checkedRows(UpcomingVisit, rows), nextPage };
}

/** The day of the next visit as clients see it: agreed at a completed visit, from `today` on. Null without one, and without the consent. */
export async function findNextVisitOf(
  scope: Scope,
  { clientId, today }: { clientId: string; today: string },
): Promise<string | null> {
  const [row] = await rowsOf(
    scope.db,
    UpcomingVisit.pick({ day: true }),
    sql`
    select ${agreedDay} as day from visits
    where client_id = ${clientId} and completed_at is not null and ${agreedDay} >= ${today} and ${isAgreedLast(today)}
      and ${mayReadHealthData(scope, 'visits.client_id')}`,
  );
  return row?.day ?? null;
}
