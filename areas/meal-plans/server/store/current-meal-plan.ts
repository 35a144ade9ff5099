import { type RawBuilder, sql } from 'kysely';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** The published meal plan that a row of `clients` follows or, before it starts, the next one; null without either. */
export function currentMealPlan(scope: ReadScope): RawBuilder<{ title: string; endsOn: string } | null> {
  return sql`(
    select json_build_object('title', current.title, 'endsOn', current.ends_on) from meal_plans current
    where current.client_id = clients.id and current.archived_at is null and current.published_version is not null
      and current.ends_on >= ${today(scope)}
    order by current.starts_on > ${today(scope)}, abs(current.starts_on - ${today(scope)}), current.id limit 1)`;
}
