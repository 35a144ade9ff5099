import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { clientZone } from '#areas/clients/server/public.ts';
import type { Copy } from '#areas/assignments/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { mealPlanFields } from '../../contract.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { isVisibleMealPlan } from './visibility.ts';

interface CopiedMealPlan {
  sourceId: string;
  /** The content that the copies share until they are edited. */
  contentId: string;
  startsOn: string;
  note: string;
}

/**
 * Inserts copies of a meal plan with the ids of its parts, which are unique in each document. So the template can be merged
 * into a copy later. The copy of a copy references the same template.
 */
export async function insertCopies(
  { db, caller }: Scope,
  { sourceId, contentId, startsOn, note }: CopiedMealPlan,
  copies: readonly Copy[],
): Promise<void> {
  const ids = copies.map(({ id }) => id);
  const clientIds = copies.map(({ clientId }) => clientId);
  await sql`
    with copies as (
      insert into meal_plans (id, client_id, content, title, is_draft, day_count, duration, calories, protein_tot, carbs_tot,
        lipids_tot, incomplete, protein_percent, carbs_percent, lipids_percent, template_id, template_version, synced_version, base_id,
        starts_on, ends_on, note, created_by, saved_by)
      select copies.id, copies.client_id, content, title, is_draft, day_count, duration, calories, protein_tot, carbs_tot,
        lipids_tot, incomplete, protein_percent, carbs_percent, lipids_percent,
        case when source.client_id is null then source.id else template_id end,
        case when source.client_id is null then version else template_version end,
        case when source.client_id is null or synced_version = version then 1 end,
        case when source.client_id is null then ${contentId}::uuid else base_id end,
        ${startsOn}::date, ${startsOn}::date - 1 + duration, ${note}, ${caller.membershipId}::uuid,
        ${caller.membershipId}::uuid
      from meal_plans source, unnest(${ids}::uuid[], ${clientIds}::uuid[]) as copies(id, client_id)
      where source.id = ${sourceId} returning id
    ), aliments as (
      insert into meal_plan_aliments (meal_plan_id, aliment_id, quantity, portion, is_of_recipe, values_digest)
      select copies.id, aliment_id, quantity, portion, is_of_recipe, values_digest
      from meal_plan_aliments, copies where meal_plan_id = ${sourceId}
    )
    insert into meal_plan_recipes (meal_plan_id, recipe_id)
    select copies.id, recipe_id from meal_plan_recipes, copies where meal_plan_id = ${sourceId}`.execute(db);
}

/** Stores a content that never changes. */
export async function insertContent({ db }: Scope, id: string, content: MealPlanContent): Promise<void> {
  await sql`insert into meal_plan_contents (id, content) values (${id}, ${JSON.stringify(content)}::jsonb)`.execute(db);
}

/** Stores the present content of a meal plan as one that never changes, without sending it to the database again. */
export async function copyContent({ db }: Scope, id: string, sourceId: string): Promise<void> {
  await sql`
    insert into meal_plan_contents (id, content)
    select ${id}::uuid, content from meal_plans where id = ${sourceId}`.execute(db);
}

const AssignedPlan = z.object({
  title: z.string(),
  duration: z.number().int(),
  schedule: mealPlanFields.schedule,
  isDraft: z.boolean(),
  /** Without foods and recipes. */
  isEmpty: z.boolean(),
});
export type AssignedPlan = z.output<typeof AssignedPlan>;

/** Whether a row of `meal_plans` has neither foods nor recipes. */
const withoutFood = sql<boolean>`(not exists (select from meal_plan_aliments where meal_plan_id = meal_plans.id)
  and not exists (select from meal_plan_recipes where meal_plan_id = meal_plans.id))`;

/** Whether a visible meal plan has neither foods nor recipes. */
export async function isWithoutFood(scope: Scope, id: string): Promise<boolean> {
  const query = scope.db.selectFrom('meal_plans').select(withoutFood.as('isEmpty')).where('id', '=', id);
  const row = await query.where(isVisibleMealPlan(scope)).executeTakeFirst();
  return row?.isEmpty ?? true;
}

/** What assigning a meal plan depends on besides its content. Saves of the meal plan wait until the transaction ends. */
export async function lockAssigned(scope: Scope, id: string): Promise<AssignedPlan | undefined> {
  const [row] = await rowsOf(
    scope.db,
    AssignedPlan,
    sql`
    select title, duration, coalesce(content ->> 'schedule', 'in_order') as schedule, is_draft as "isDraft",
      ${withoutFood} as "isEmpty"
    from meal_plans where id = ${id} and ${isVisibleMealPlan(scope)} for share`,
  );
  return row;
}

/** Deletes a stored content that nothing refers to. */
export async function deleteIfUnused({ db }: Scope, id: string): Promise<void> {
  await sql`
    delete from meal_plan_contents where id = ${id}
      and not exists (select from published_meal_plans where content_id = ${id})
      and not exists (select from meal_plans where base_id = ${id})`.execute(db);
}

/** Replaces the content of a new copy. */
export async function setContent({ db }: Scope, id: string, content: MealPlanContent): Promise<void> {
  await sql`update meal_plans set content = ${JSON.stringify(content)}::jsonb where id = ${id}`.execute(db);
}

export async function findClientNames({ db }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** SQL conditions of areas above over a published version: whether something that must stay readable was reported about it. */
export const publishedReports = defineExtensionPoint<(publishedId: RawBuilder<string>) => RawBuilder<SqlBool>>(
  'reports about published meal plans',
);

/**
 * Keeps the copies of these clients that start on `startsOn` and that have begun (`hasBegun`), which a replacement would delete: they end the
 * day before. Returns them, with those that were archived earlier.
 */
export async function archiveStarted(scope: Scope, clientIds: readonly string[], startsOn: string): Promise<Copy[]> {
  return rowsOf(
    scope.db,
    z.object({ id: z.uuid(), clientId: z.uuid() }),
    sql`
    update meal_plans set archived_at = coalesce(archived_at, now()), ends_on = least(ends_on, ${startsOn}::date - 1)
    where client_id = any(${clientIds}::uuid[]) and starts_on = ${startsOn}::date
      and (archived_at is not null or ${hasBegun(scope)})
    returning id, client_id as "clientId"`,
  );
}

/** SQL condition: whether the client has reported something about a row of `meal_plans`, which must stay readable. */
function hasReports(scope: Scope): RawBuilder<SqlBool> {
  const conditions = extensionsOf(scope, publishedReports).map((isReported) => isReported(sql`reported.id`));
  return sql`exists (select from published_meal_plans reported where reported.meal_plan_id = meal_plans.id
    and (${sql.join([sql`false`, ...conditions], sql` or `)}))`;
}

/**
 * SQL condition: whether the client has had days of a row of `meal_plans`, today included in their time zone or that of the caller, or has
 * reported something about it. What a device without a connection has noted about these days arrives later.
 */
function hasBegun(scope: Scope): RawBuilder<SqlBool> {
  const date = sql`greatest(${today(scope)}, (now() at time zone ${clientZone('meal_plans.client_id')})::date)`;
  return sql`(exists (select from published_meal_plans
    where meal_plan_id = meal_plans.id and starts_on <= ${date} and first_day_on <= ${date}) or ${hasReports(scope)})`;
}

/**
 * Ends the copies that have begun (`hasBegun`); their published versions stay readable. Others are deleted.
 * Returns their number.
 */
export async function removeCopies(scope: Scope, condition: RawBuilder<SqlBool>): Promise<number> {
  const date = today(scope);
  const [row] = await rowsOf(
    scope.db,
    z.object({ removed: z.number().int() }),
    sql`
    with copies as (
      select id, ${hasBegun(scope)} as "hasBegun" from meal_plans where ${condition} and client_id is not null and archived_at is null for update
    ), ended as (
      update meal_plans set archived_at = now(), ends_on = least(ends_on, ${date} - 1) from copies
      where meal_plans.id = copies.id and copies."hasBegun"
    ), deleted as (
      delete from meal_plans using copies where meal_plans.id = copies.id and not copies."hasBegun"
    )
    select count(*)::int as removed from copies`,
  );
  return row?.removed ?? 0;
}

const Removable = z.object({ id: z.uuid(), endsOn: z.string(), hasBegun: z.boolean() });

/** The copies that `removeCopies` would end, which have begun, or delete. */
export async function findRemovable(
  scope: Scope,
  condition: RawBuilder<SqlBool>,
): Promise<z.output<typeof Removable>[]> {
  return rowsOf(
    scope.db,
    Removable,
    sql`
    select id, ends_on as "endsOn", ${hasBegun(scope)} as "hasBegun"
    from meal_plans where ${condition} and client_id is not null and archived_at is null for update`,
  );
}

/** Continues copies that were ended, until their former last day, unless the client has another one for these days. Returns their ids. */
export async function restoreArchived(
  { db }: Scope,
  ended: readonly { id: string; endsOn: string }[],
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    update meal_plans set archived_at = null, ends_on = ended."endsOn"
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as ended(id uuid, "endsOn" date)
    where meal_plans.id = ended.id and archived_at is not null and not exists (
      select from meal_plans other where other.client_id = meal_plans.client_id and other.archived_at is null
        and other.starts_on <= ended."endsOn" and other.ends_on > meal_plans.ends_on)
    returning meal_plans.id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Changes the dates of a copy. With a new start a copy that was replaced runs to the end of its days again. Moving dates does not
 * count as an edit by hand.
 */
export async function saveDates(
  { db }: Scope,
  id: string,
  { startsOn, note }: { startsOn: string; note: string },
): Promise<void> {
  await sql`
    update meal_plans set ${nextVersion}, note = ${note}, starts_on = ${startsOn}::date,
      replaced_from = case when starts_on = ${startsOn}::date then replaced_from end,
      ends_on = case when starts_on = ${startsOn}::date then ends_on else ${startsOn}::date - 1 + coalesce(
        (select published.duration from published_meal_plans published where meal_plan_id = meal_plans.id
          order by number desc limit 1), duration) end
    where id = ${id}`.execute(db);
}

/**
 * Advances the versions of the copies of a client, so that editors that are open have an outdated one, and returns the ids. Clears
 * `save_id`: otherwise a tab that still waits for the response of its save would take the new version for its own.
 */
export async function advanceVersionsOf({ db }: Scope, clientId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    with copies as (select id from meal_plans where client_id = ${clientId} order by id for no key update)
    update meal_plans set ${nextVersion}, save_id = null from copies where meal_plans.id = copies.id
    returning meal_plans.id`,
  );
  return rows.map(({ id }) => id);
}

/** The next version of a copy with the same content, which counts neither as an edit by hand nor as something to publish. */
const nextVersion = sql`version = version + 1,
  synced_version = case when synced_version = version then version + 1 else synced_version end,
  published_version = case when published_version = version then version + 1 else published_version end`;

/** Ends a copy the day before `startsOn`, the first date of the meal plan that replaces it. */
export function endBefore(startsOn: string): RawBuilder<unknown> {
  return sql`ends_on = ${startsOn}::date - 1, replaced_from = ${startsOn}::date`;
}

/** What a copy has whose replacement was taken away; see `releaseReplaced`. */
export const endReleased = sql`replaced_from = released."replacedFrom",
  ends_on = least(copies.starts_on - 1 + coalesce((select published.duration from published_meal_plans published
    where published.meal_plan_id = copies.id order by number desc limit 1), copies.duration), released."replacedFrom" - 1)`;

/** The last date of a copy after an edit. The dates of a published copy change when it is published again. */
export function endAfterEdit(duration: number): RawBuilder<string | null> {
  return sql`case when published_version is null then least(starts_on - 1 + ${duration}::int, replaced_from - 1) else ends_on end`;
}

export async function findRemovableCopy(scope: Scope, id: string): Promise<z.output<typeof Removable> | undefined> {
  return (await findRemovable(scope, sql`id = ${id}`))[0];
}

export async function removeCopy(scope: Scope, id: string): Promise<number> {
  return removeCopies(scope, sql`id = ${id}`);
}
