import { type SqlBool, sql } from 'kysely';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { UpcomingVisit } from '../../contract/routes.ts';
import { isVisibleVisit } from './visits.ts';

interface Period {
  from: string;
  until: string;
  page: number;
}

const agreedDay = sql<string>`visits.content ->> 'nextVisitOn'`;

/**
 * The next visits of active clients by the rule of `rules/next-visit.ts`: the day that was agreed last, unless there is a visit on
 * that day or later. Days from `from` to `until`, the first one first.
 */
export async function findUpcoming(
  scope: Scope,
  { from, until, page }: Period,
): Promise<{ visits: UpcomingVisit[]; nextPage: number }> {
  const agreed = scope.db
    .selectFrom('visits')
    .innerJoin('clients', 'clients.id', 'visits.client_id')
    .select(['visits.client_id as clientId', 'clients.name as clientName', agreedDay.as('day')])
    .where(sql<SqlBool>`${agreedDay} between ${from} and ${until}`)
    .where('clients.deactivated_at', 'is', null)
    .where('clients.is_sample', '=', false)
    .where(isVisibleVisit(scope))
    .where(
      sql<SqlBool>`not exists (select from visits later where later.client_id = visits.client_id
        and later.taken_on >= least(visits.taken_on, (${agreedDay})::date)
        and (later.taken_on >= (${agreedDay})::date
          or later.content ->> 'nextVisitOn' is not null and (later.taken_on > visits.taken_on
            or later.taken_on = visits.taken_on and later.id < visits.id)))`,
    )
    .orderBy(agreedDay)
    .orderBy(sql`lower(clients.name)`)
    .orderBy('clients.id');
  const { rows, nextPage } = await paginate(agreed, page);
  return { visits: checkedRows(UpcomingVisit, rows), nextPage };
}
