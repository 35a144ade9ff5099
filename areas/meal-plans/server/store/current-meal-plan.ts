import { type RawBuilder, sql } from 'kysely';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** Title of the published meal plan that a row of `clients` follows or, before it starts, of the next one; null without either. */
export function currentMealPlan(scope: ReadScope): RawBuilder<string | null> {
  return sql<string | null>`(select current.title from ${currentMealPlans(scope)})`;
}

/** The last day of that meal plan. */
export function mealPlanEnd(scope: ReadScope): RawBuilder<string | null> {
  return sql<string | null>`(select current.ends_on from ${currentMealPlans(scope)})`;
}

function currentMealPlans(scope: ReadScope) {
  return sql`meal_plans current
    where current.client_id = clients.id and current.archived_at is null and current.published_version is not null
      and current.ends_on >= ${today(scope)}
    order by current.starts_on > ${today(scope)}, abs(current.starts_on - ${today(scope)}), current.id limit 1`;
}
