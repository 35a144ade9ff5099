import { type SqlBool, sql } from 'kysely';
import { isCoached, isVisibleClient } from '#areas/clients/server/public.ts';
import type { AssignableClient } from '../../contract.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/**
 * Tables that hold templates (`client_id` is null) and the copies of clients, with the columns `id`, `client_id`,
 * `template_id`, `title`, `starts_on` and `ends_on`, which is `infinity` for a copy that lasts until another one starts.
 */
export type AssignedTable = 'programs' | 'macros' | 'meal_plans';

interface AssignableFilters {
  templateId: string;
  search?: string | undefined;
  page: number;
}

/** Finds active clients visible to the caller, by name, with the copy that each of them follows today and the day of the next one. */
export async function findAssignableClients(
  scope: Scope,
  table: AssignedTable,
  { templateId, search, page }: AssignableFilters,
): Promise<{ clients: AssignableClient[]; nextPage: number }> {
  const copies = sql`${sql.table(table)} copies where copies.client_id = clients.id and copies.ends_on >= ${today(scope)}`;
  let clients = scope.db
    .selectFrom('clients')
    .select([
      'clients.id',
      'clients.name',
      sql<string | null>`(select copies.title from ${copies} and copies.starts_on <= ${today(scope)}
        order by copies.starts_on desc limit 1)`.as('current'),
      sql<string | null>`(select min(copies.starts_on) from ${copies} and copies.starts_on > ${today(scope)})`.as(
        'upcomingOn',
      ),
      sql<SqlBool>`exists (select 1 from ${copies} and copies.template_id = ${templateId})`
        .$castTo<boolean>()
        .as('hasCopy'),
    ])
    .where(isCoached())
    .where(isVisibleClient(scope));
  if (search) clients = clients.where('clients.name', 'ilike', containsPattern(search));
  const { rows, nextPage } = await paginate(clients.orderBy(sql`lower(clients.name)`).orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}
