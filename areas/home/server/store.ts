import { sql } from 'kysely';
import { isCoached, isNotSample, isVisibleClient, mayReadCompletedWorkouts } from '#areas/clients/server/public.ts';
import { isFinishedBetween, isUnread } from '#areas/completed-workouts/server/public.ts';
import {
  isInProgress as isMealPlanInProgress,
  isNextMissing as isNextMealPlanMissing,
  isVisibleMealPlan,
} from '#areas/meal-plans/server/public.ts';
import { isInProgress, isNextMissing, isVisibleProgram } from '#areas/programs/server/public.ts';
import { Overview } from '../contract.ts';
import { found } from '#shell/common/problem.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Counts over the visible clients, without the sample client; `unreadWorkouts` with it, like the list behind it. `monday` is the
 * first day of this week in the caller's time zone.
 */
export async function readOverview(
  scope: Scope,
  days: { today: string; monday: string; firstMonday: string },
): Promise<Overview> {
  const { timeZone } = scope.caller;
  const isVisible = (column: string) => isVisibleClient(scope, column);
  const isCounted = (column: string) => sql`${isVisible(column)} and ${isNotSample(column)}`;
  const weekOf = sql`date_trunc('week', finished_on)::date`;
  const [overview] = await rowsOf(
    scope.db,
    Overview,
    sql`
    with done as (
      select ${weekOf} as monday, count(*)::int as total
      from completed_workouts
      where ${isFinishedBetween({ from: days.firstMonday })} and not is_skipped
        and ${isCounted('completed_workouts.client_id')} and ${mayReadCompletedWorkouts(scope, 'completed_workouts.client_id')}
      group by 1
    )
    select
      (select count(*)::int from clients where ${isCoached()} and ${isCounted('clients.id')}) as "activeClients",
      (select count(*)::int from clients where ${isCoached()} and membership_id is null
        and ${isCounted('clients.id')}) as "unregisteredClients",
      (select count(*)::int from clients where ${isCoached()} and ${isCounted('clients.id')}
        and created_at >= date_trunc('month', ${days.today}::date::timestamp) at time zone ${timeZone}) as "newClientsThisMonth",
      (select count(*)::int from programs where client_id is null and ${isVisibleProgram(scope)}) as programs,
      (select count(*)::int from programs where client_id is not null and ${isCounted('programs.client_id')}) as "assignedPrograms",
      (select count(*)::int from programs where client_id is not null and ${isCounted('programs.client_id')}
        and ${isInProgress(scope)}) as "programsInProgress",
      (select count(*)::int from programs where client_id is not null and ${isVisible('programs.client_id')}
        and ${isNextMissing(scope)}) as "expiringPrograms",
      coalesce((select total from done where monday = ${days.monday}::date), 0) as "completedThisWeek",
      coalesce((select total from done where monday = ${days.monday}::date - 7), 0) as "completedLastWeek",
      (select count(*)::int from completed_workouts where finished_at is not null and ${isUnread(scope)}
        and ${isVisible('completed_workouts.client_id')}
        and ${mayReadCompletedWorkouts(scope, 'completed_workouts.client_id')}) as "unreadWorkouts",
      (select json_agg(json_build_object('startsOn', to_char(weeks.monday, 'YYYY-MM-DD'), 'completedWorkouts', coalesce(done.total, 0))
         order by weeks.monday)
       from (select generate_series(${days.firstMonday}::date, ${days.monday}::date, interval '7 days')::date as monday) weeks
         left join done using (monday)) as weeks,
      (select tutorial_step from memberships where id = ${scope.caller.membershipId}) as "tutorialStep",
      (select count(*)::int from meal_plans where client_id is null and ${isVisibleMealPlan(scope)}) as "mealPlans",
      (select count(*)::int from meal_plans where client_id is not null and ${isVisibleMealPlan(scope)}
        and ${isNotSample('meal_plans.client_id')}) as "assignedMealPlans",
      (select count(*)::int from meal_plans where ${isMealPlanInProgress(scope)} and ${isVisibleMealPlan(scope)}
        and ${isNotSample('meal_plans.client_id')}) as "mealPlansInProgress",
      (select count(*)::int from meal_plans where client_id is not null and ${isVisibleMealPlan(scope)}
        and ${isNextMealPlanMissing(scope)}) as "expiringMealPlans",
      exists (select from clients where is_sample) as "hasSampleClient",
      (select id from clients where is_sample and ${isVisible('clients.id')}) as "sampleClientId"`,
  );
  return found(overview);
}
