import { type Expression, type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Whether the caller may see a row of `meal_plans`. Templates are those of the studio: all professionals see and change them.
 * A copy is visible to those who see its client; the client sees only published versions, never the row itself.
 */
export function isVisibleMealPlan(scope: Scope): Expression<SqlBool> {
  const { clientId } = scope.caller;
  if (clientId) return sql<SqlBool>`false`;
  return sql<SqlBool>`(meal_plans.archived_at is null
    and (meal_plans.client_id is null or ${isVisibleClient(scope, 'meal_plans.client_id')}))`;
}
