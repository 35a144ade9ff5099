import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isCoached, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { ConflictingMealPlan } from '../../contract/conflicting.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

interface ContentConflicts extends Pick<ConflictingMealPlan, 'foods'> {
  contentId: string;
}

/** Stores the contents with conflicts of a client in place of the former ones. */
export async function replaceConflicts(
  { db }: Scope,
  clientId: string,
  conflicts: readonly ContentConflicts[],
): Promise<void> {
  await db.deleteFrom('meal_plan_conflicts').where('client_id', '=', clientId).execute();
  if (conflicts.length === 0) return;
  await sql`
    insert into meal_plan_conflicts (client_id, content_id, foods)
    select ${clientId}::uuid, "contentId", foods
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as found ("contentId" uuid, foods jsonb)
    on conflict (account_id, client_id, content_id) do update set foods = excluded.foods`.execute(db);
}

export type ListedFood = ConflictingMealPlan['foods'][number];

const ListedConflicts = z.object({
  clientId: z.uuid(),
  contentId: z.uuid(),
  foods: ConflictingMealPlan.shape.foods,
});
export type ListedConflicts = z.output<typeof ListedConflicts>;

/** The foods that are listed as conflicts of clients, by content. */
export async function findListed({ db }: Transaction, clientIds: readonly string[]): Promise<ListedConflicts[]> {
  return rowsOf(
    db,
    ListedConflicts,
    sql`
    select client_id as "clientId", content_id as "contentId", foods from meal_plan_conflicts
    where client_id = any(${clientIds}::uuid[])`,
  );
}

/** Stores the foods that are listed as conflicts of a client and a content, each pair once; without foods it is not listed. */
export async function saveListed({ db }: Transaction, listed: readonly ListedConflicts[]): Promise<void> {
  if (listed.length === 0) return;
  await sql`
    with given as (
      select "clientId", "contentId", foods
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as given ("clientId" uuid, "contentId" uuid, foods jsonb)
    ), deleted as (
      delete from meal_plan_conflicts using given
      where client_id = "clientId" and content_id = "contentId" and given.foods = '[]'
    )
    insert into meal_plan_conflicts (client_id, content_id, foods)
    select "clientId", "contentId", foods from given where foods <> '[]'
    on conflict (account_id, client_id, content_id) do update set foods = excluded.foods`.execute(db);
}

/**
 * The meal plans with conflicts that active clients follow today, as `publicationOn` finds them, or later, by name of the client: one
 * entry for each version.
 */
export async function findConflicting(scope: Scope, filter: OfClient): Promise<ConflictingMealPlan[]> {
  return rowsOf(
    scope.db,
    ConflictingMealPlan,
    sql`
    select followed.id, followed.title, clients.id as "clientId", clients.name as "clientName", conflicts.foods,
      followed.starts_on as "startsOn"
    from meal_plan_conflicts conflicts
      join clients on clients.id = conflicts.client_id
      join lateral (${followed(scope)}) followed on followed.content_id = conflicts.content_id
    where ${isReadable(scope, filter)}
    order by lower(clients.name), clients.id, followed.starts_on nulls first`,
  );
}

const FollowedMealPlan = ConflictingMealPlan.omit({ foods: true }).extend({ contentId: z.uuid() });

/** The same with their content, also those without conflicts. */
export async function findFollowed(scope: Scope, filter: OfClient): Promise<z.output<typeof FollowedMealPlan>[]> {
  return rowsOf(
    scope.db,
    FollowedMealPlan,
    sql`
    select followed.id, followed.title, clients.id as "clientId", clients.name as "clientName",
      followed.content_id as "contentId", followed.starts_on as "startsOn"
    from clients join lateral (${followed(scope)}) followed on true
    where ${isReadable(scope, filter)}
    order by lower(clients.name), clients.id, followed.starts_on nulls first`,
  );
}

interface OfClient {
  clientId?: string | undefined;
}

function isReadable(scope: Scope, { clientId }: OfClient): RawBuilder<SqlBool> {
  return sql`${clientId ? sql`clients.id = ${clientId}` : sql`true`}
    and ${isCoached()} and ${isVisibleClient(scope)} and ${mayReadHealthData(scope)}`;
}

/** The meal plan that the client `clients.id` follows today, and the versions that start later, with their first day as `starts_on`. */
function followed(scope: Scope): RawBuilder<unknown> {
  const date = today(scope);
  return sql`
    (select copies.id, copies.title, version.content_id, null::text as starts_on
    from meal_plans copies cross join lateral (
      select content_id, first_day_on from published_meal_plans published
      where published.meal_plan_id = copies.id and published.starts_on <= ${date}
      order by published.starts_on desc, number desc limit 1) version
    where copies.client_id = clients.id and ${date} between version.first_day_on and copies.ends_on
    order by version.first_day_on desc, copies.id desc limit 1)
    union all
    select copies.id, copies.title, published.content_id, greatest(published.starts_on, published.first_day_on)::text
    from meal_plans copies join published_meal_plans published on published.meal_plan_id = copies.id
    where copies.client_id = clients.id and copies.archived_at is null
      and greatest(published.starts_on, published.first_day_on) > ${date}
      and greatest(published.starts_on, published.first_day_on) <= copies.ends_on
      and published.number = (
        select number from published_meal_plans present
        where present.meal_plan_id = copies.id and present.starts_on <= greatest(published.starts_on, ${date})
        order by present.starts_on desc, number desc limit 1)`;
}
