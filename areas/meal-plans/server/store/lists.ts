import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { MealPlanCard, type MealPlanFilters } from '../../contract/routes.ts';
import { containsPattern, paginate, sortExpression } from '#shell/server/database/list-queries.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isInState, publicationColumns, stateToday, summaryColumns } from './assigned.ts';
import { hasFormerValues, hasNotEnded } from './corrected-values.ts';
import { isVisibleMealPlan } from './visibility.ts';

const CardRow = MealPlanCard.omit({ publication: true }).extend({
  visibleFrom: z.string().nullable(),
  plannedEnd: z.string().nullable(),
  isShadowed: z.boolean(),
  isOfInactive: z.boolean(),
});
export type CardRow = z.output<typeof CardRow>;

/**
 * Finds a page of templates, last saved first by default, or of copies, latest end first by default. A search compares
 * titles, for copies also the names of the clients.
 */
export async function findMealPlans(
  scope: Scope,
  filters: MealPlanFilters,
): Promise<{ rows: CardRow[]; nextPage: number }> {
  forceGenericPlans(scope);
  const { search, kind, isDraft, clientId, alimentId, caloriesMin, caloriesMax, state } = filters;
  const isCopies = kind === 'copies' || clientId !== undefined || state !== undefined;
  let list = cards(scope).where(isVisibleMealPlan(scope));
  list = isCopies ? list.where('meal_plans.client_id', 'is not', null) : list.where('meal_plans.client_id', 'is', null);
  if (search) list = list.where(hasTitleOrClient(containsPattern(search), isCopies));
  if (isDraft !== undefined) list = list.where('meal_plans.is_draft', '=', isDraft);
  if (caloriesMin !== undefined) list = list.where('meal_plans.calories', '>=', caloriesMin);
  if (caloriesMax !== undefined) list = list.where('meal_plans.calories', '<=', caloriesMax);
  if (clientId) list = list.where('meal_plans.client_id', '=', clientId);
  if (state) list = list.where(isInState(scope, state));
  if (alimentId)
    list = list.where(
      sql<SqlBool>`meal_plans.id in (select meal_plan_id from meal_plan_aliments where aliment_id = ${alimentId})`,
    );
  if (alimentId && filters.hasFormerValues) list = list.where(hasFormerValues(alimentId)).where(hasNotEnded(scope));
  const order = isCopies ? sql`meal_plans.ends_on desc` : sql`meal_plans.saved_at desc`;
  const sorted = list.orderBy(sortExpression(filters, sorts, order)).orderBy('meal_plans.id');
  const { rows, nextPage } = await paginate(sorted, filters.page);
  return { rows: checkedRows(CardRow, rows), nextPage };
}

export async function findCard(scope: Scope, id: string): Promise<CardRow | undefined> {
  const rows = await cards(scope).where('meal_plans.id', '=', id).where(isVisibleMealPlan(scope)).execute();
  return checkedRows(CardRow, rows)[0];
}

/** Number of clients that have a copy of a row of `meal_plans`. */
const assignedClients = sql<number>`case when meal_plans.client_id is null then (
  select count(distinct copies.client_id)::int from meal_plans copies
  where copies.template_id = meal_plans.id and copies.archived_at is null) else 0 end`;

function cards(scope: Scope) {
  return scope.db
    .selectFrom('meal_plans')
    .leftJoin('clients', 'clients.id', 'meal_plans.client_id')
    .select([
      'meal_plans.id',
      'meal_plans.title',
      'meal_plans.is_draft as isDraft',
      assignedClients.as('assigned'),
      'meal_plans.client_id as clientId',
      'clients.name as clientName',
      'meal_plans.starts_on as startsOn',
      'meal_plans.ends_on as endsOn',
      stateToday(scope).as('state'),
      'meal_plans.saved_at as updatedAt',
      professionalName(scope, sql`meal_plans.created_by`).as('authorName'),
    ])
    .select(summaryColumns)
    .select(publicationColumns(scope));
}

const sorts: Record<NonNullable<MealPlanFilters['sortBy']>, RawBuilder<unknown>> = {
  title: sql`lower(meal_plans.title)`,
  updatedAt: sql`meal_plans.saved_at`,
  calories: sql`meal_plans.calories`,
  protein_percent: sql`meal_plans.protein_percent`,
  carbs_percent: sql`meal_plans.carbs_percent`,
  lipids_percent: sql`meal_plans.lipids_percent`,
  days: sql`meal_plans.day_count`,
  duration: sql`meal_plans.duration`,
  assigned: assignedClients,
  clientName: sql`lower(clients.name)`,
  startsOn: sql`meal_plans.starts_on`,
  endsOn: sql`meal_plans.ends_on`,
};

function hasTitleOrClient(pattern: string, isCopies: boolean): RawBuilder<SqlBool> {
  if (!isCopies) return sql`meal_plans.title ilike ${pattern}`;
  return sql`(meal_plans.title ilike ${pattern} or clients.name ilike ${pattern})`;
}
