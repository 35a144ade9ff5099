import { sql } from 'kysely';
import { isCoached, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { UnreadClient } from '../../contract.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Active clients with reports that no professional has read, the latest first. */
export async function findUnreadClients(
  scope: Scope,
  { page }: { page: number },
): Promise<{ clients: UnreadClient[]; nextPage: number }> {
  const unread = scope.db
    .selectFrom('meal_entries')
    .innerJoin('clients', 'clients.id', 'meal_entries.client_id')
    .select((eb) => [
      'clients.id as clientId',
      'clients.name as clientName',
      eb.fn.countAll<number>().as('meals'),
      sql<number>`count(*) filter (where state = 'skipped')::int`.as('skipped'),
      sql<number>`count(*) filter (where meal_entries.note <> '')::int`.as('notes'),
      eb.fn.max('meal_entries.eaten_on').as('lastOn'),
      eb.fn.max('meal_entries.new_at').as('lastAt'),
    ])
    .where('meal_entries.new_at', 'is not', null)
    .where(isCoached())
    .where(isVisibleClient(scope))
    .where(mayReadHealthData(scope))
    .groupBy(['clients.id', 'clients.name']);
  const { rows, nextPage } = await paginate(unread.orderBy('lastAt', 'desc').orderBy('clients.id'), page);
  return { clients: checkedRows(UnreadClient, rows), nextPage };
}
