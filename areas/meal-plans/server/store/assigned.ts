import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isCoached, isNotSample, isVisibleClient } from '#areas/clients/server/public.ts';
import type { CopyState } from '#areas/assignments/contract.ts';
import { secondHalfDays } from '#areas/assignments/server/public.ts';
import { AssignedMealPlan, MealPlanAssignment } from '../../contract/assigned.ts';
import { ClientWithoutMealPlan } from '../../contract/routes.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

const dates = {
  visibleFrom: z.string().nullable(),
  plannedEnd: z.string(),
  isShadowed: z.boolean(),
  isOfInactive: z.boolean(),
};
const CopyRow = AssignedMealPlan.omit({ publication: true }).extend(dates);
export type CopyRow = z.output<typeof CopyRow>;
const AssignmentRow = MealPlanAssignment.omit({ publication: true }).extend(dates);
export type AssignmentRow = z.output<typeof AssignmentRow>;

/** Days before the end from which a copy is expiring, if they are in its second half. */
const expiringDays = 7;

/** Finds the copies of a template, ordered by the client's name. */
export async function findCopies(scope: Scope, templateId: string, page: number) {
  const ofTemplate = copies(scope).where('meal_plans.template_id', '=', templateId);
  const sorted = ofTemplate.orderBy(sql`lower(clients.name)`).orderBy('meal_plans.starts_on').orderBy('meal_plans.id');
  return checkedPage(await paginate(sorted, page));
}

/** Finds the meal plans of a client, latest start first; `isPublished`: only those of which the client sees something. */
export async function findCopiesOf(
  scope: Scope,
  { clientId, page, isPublished }: { clientId: string; page: number; isPublished: boolean },
) {
  let ofClient = copies(scope).where('meal_plans.client_id', '=', clientId);
  if (isPublished) ofClient = ofClient.where('meal_plans.published_version', 'is not', null);
  return checkedPage(await paginate(ofClient.orderBy('meal_plans.starts_on', 'desc').orderBy('meal_plans.id'), page));
}

/**
 * SQL condition: a row of `meal_plans` is what its client, who is active and does not wait for the deletion of their data, follows today:
 * begun, with a version that is published for today, not ended and not replaced by a later one.
 */
export function isInProgress(scope: ReadScope): RawBuilder<SqlBool> {
  return sql`(meal_plans.client_id is not null and meal_plans.published_version is not null
    and ${today(scope)} between meal_plans.starts_on and meal_plans.ends_on and ${hasVersionOfToday(scope, 'meal_plans')}
    and not ${isShadowed(scope)} and ${isOfCoached})`;
}

/** SQL condition: the client of a row of `meal_plans` is active and does not wait for the deletion of their data. */
const isOfCoached = sql<SqlBool>`exists (select from clients coached
  where coached.id = meal_plans.client_id and ${isCoached('coached')})`;

/** Whether a row of `meal_plans` is listed with the state: as running or expiring only while its client is active. */
export function isInState(scope: ReadScope, state: CopyState): RawBuilder<SqlBool> {
  const isOfDates = sql`${stateToday(scope)} = ${sql.lit(state)}`;
  const isNow = state === 'running' || state === 'expiring';
  return isNow ? sql`(${isOfDates} and ${isOfCoached})` : sql`(${isOfDates})`;
}

/** SQL condition: a published version of a row of `table` starts today or earlier. */
function hasVersionOfToday(scope: ReadScope, table: 'meal_plans' | 'others'): RawBuilder<SqlBool> {
  return sql`exists (select from published_meal_plans published
    where published.meal_plan_id = ${sql.ref(`${table}.id`)} and published.starts_on <= ${today(scope)})`;
}

/**
 * SQL condition: a row of `meal_plans` is published for an active client, ends soon and has no successor. The sample client is
 * left out.
 */
export function isNextMissing(scope: ReadScope): RawBuilder<SqlBool> {
  return sql`(meal_plans.published_version is not null
    and meal_plans.ends_on between ${today(scope)} and ${today(scope)} + ${sql.lit(expiringDays - 1)}
    and meal_plans.ends_on < ${today(scope)} + ${secondHalfDays('meal_plans')}
    and exists (select from clients active
      where active.id = meal_plans.client_id and ${isCoached('active')}
        and not active.is_sample)
    and ${isLastMealPlan})`;
}

/** SQL condition: the client of a row of `meal_plans` has no published one that ends later. */
export const isLastMealPlan = sql<SqlBool>`not exists (select from meal_plans next
  where next.client_id = meal_plans.client_id and next.archived_at is null and next.published_version is not null
    and next.ends_on > meal_plans.ends_on)`;

/** Finds the expiring copies without a successor, earliest end first. */
export async function findExpiring(scope: ReadScope, page: number) {
  const ending = copies(scope).where(isNextMissing(scope));
  return checkedPage(await paginate(ending.orderBy('meal_plans.ends_on').orderBy('meal_plans.id'), page));
}

/** Finds the clients to coach (`isCoached`) without a copy for today or later, by name; none in an account that has no meal plans. */
export async function findClientsWithout(scope: Scope, { page }: { page: number }) {
  const { rows, nextPage } = await paginate(
    scope.db
      .selectFrom('clients')
      .select(['id', 'name'])
      .select(
        sql<
          string | null
        >`(select max(ends_on) from meal_plans where client_id = clients.id and archived_at is null)`.as('lastEndedOn'),
      )
      .where(isCoached())
      .where(isVisibleClient(scope))
      .where(sql<SqlBool>`${isNotSample('clients.id')}`)
      .where(
        sql<SqlBool>`not exists (select from meal_plans
          where client_id = clients.id and archived_at is null and ends_on >= ${today(scope)})`,
      )
      .where(sql<SqlBool>`exists (select from meal_plans)`)
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
    page,
  );
  return { clients: checkedRows(ClientWithoutMealPlan, rows), nextPage };
}

/** Finds a copy with its dates; undefined for a template and when the caller may not see the client. */
export async function findAssignment(scope: Scope, id: string): Promise<AssignmentRow | undefined> {
  const rows = await copies(scope)
    .leftJoin('meal_plans as templates', 'templates.id', 'meal_plans.template_id')
    .select(['meal_plans.version', 'meal_plans.note', 'templates.title as templateTitle'])
    .where('meal_plans.id', '=', id)
    .execute();
  return checkedRows(AssignmentRow, rows)[0];
}

/** State of a row of `meal_plans` by its dates; null for a template. */
export function stateToday(scope: ReadScope): RawBuilder<CopyState | null> {
  const date = today(scope);
  return sql<CopyState | null>`case
    when meal_plans.client_id is null then null
    when meal_plans.ends_on < ${date} then 'terminated'
    when meal_plans.starts_on > ${date} then 'upcoming'
    when meal_plans.ends_on < ${date} + least(${sql.lit(expiringDays)}, ${secondHalfDays('meal_plans')}) then 'expiring'
    else 'running' end`;
}

/**
 * The columns from which `publicationState` computes what the client sees of a row of `meal_plans`. For a template nothing is
 * searched.
 */
export function publicationColumns(scope: ReadScope) {
  return [
    sql<string | null>`case when meal_plans.client_id is not null then (
      select greatest(min(published.starts_on), meal_plans.starts_on)
      from published_meal_plans published where published.meal_plan_id = meal_plans.id
      having count(*) > 0) end`.as('visibleFrom'),
    sql<string>`case when meal_plans.client_id is not null then coalesce((
      select published.first_day_on - 1 + published.duration
      from published_meal_plans published where published.meal_plan_id = meal_plans.id
      order by number desc limit 1), meal_plans.ends_on) end`.as('plannedEnd'),
    isShadowed(scope).as('isShadowed'),
    // Deactivated clients read their plans in the archive of their data, with the state that they have by their days.
    sql<boolean>`${scope.caller.clientId === null}::boolean and exists (select from clients of_copy
      where of_copy.id = meal_plans.client_id and of_copy.deactivated_at is not null)`.as('isOfInactive'),
  ] as const;
}

/** SQL condition: the client of a row of `meal_plans` sees one that begins later and runs today in place of it. */
function isShadowed(scope: ReadScope): RawBuilder<boolean> {
  const date = today(scope);
  return sql<boolean>`(meal_plans.client_id is not null and exists (select from meal_plans others
    where others.client_id = meal_plans.client_id and others.archived_at is null and others.published_version is not null
      and (others.starts_on, others.id) > (meal_plans.starts_on, meal_plans.id)
      and others.starts_on <= ${date} and others.ends_on >= ${date}
      and ${hasVersionOfToday(scope, 'others')}))`;
}

export const summaryColumns = [
  'meal_plans.calories',
  'meal_plans.protein_tot',
  'meal_plans.carbs_tot',
  'meal_plans.lipids_tot',
  'meal_plans.incomplete',
  'meal_plans.protein_percent',
  'meal_plans.carbs_percent',
  'meal_plans.lipids_percent',
  'meal_plans.day_count as days',
  'meal_plans.duration',
] as const;

function copies(scope: ReadScope) {
  return scope.db
    .selectFrom('meal_plans')
    .innerJoin('clients', 'clients.id', 'meal_plans.client_id')
    .select(({ ref }) => [
      'meal_plans.id',
      'meal_plans.title',
      'clients.id as clientId',
      'clients.name as clientName',
      ref('meal_plans.starts_on').$notNull().as('startsOn'),
      ref('meal_plans.ends_on').$notNull().as('endsOn'),
      stateToday(scope).$notNull().as('state'),
      'meal_plans.template_id as templateId',
      sql<boolean>`meal_plans.published_version is not null and meal_plans.published_version < meal_plans.version`.as(
        'hasUnpublishedChanges',
      ),
    ])
    .select(summaryColumns)
    .select(publicationColumns(scope))
    .where('meal_plans.archived_at', 'is', null)
    .where(isVisibleClient(scope));
}

function checkedPage({ rows, nextPage }: { rows: unknown[]; nextPage: number }) {
  return { rows: checkedRows(CopyRow, rows), nextPage };
}
