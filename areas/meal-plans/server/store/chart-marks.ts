import { sql } from 'kysely';
import type { MarkSource } from '#areas/metrics/server/public.ts';
import { today } from '#shell/server/database/today.ts';

/** The starts of the meal plans that a client was shown. */
export const mealPlanMarks: MarkSource = {
  kind: 'meal_plan',
  permission: 'view meal plans',
  rows: (scope, clientId) => sql`
    select id, starts_on, title from meal_plans
    where client_id = ${clientId} and published_version is not null and starts_on <= ${today(scope)}`,
};
