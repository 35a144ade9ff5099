import { type RawBuilder, sql } from 'kysely';
import { prescribedSets } from '#areas/completed-workouts/server/public.ts';
import type { NamedExercise } from '#areas/exercises/server/public.ts';
import type { Notification } from '../../contract.ts';

/** Values of the text of a new notification, as they are stored. `presentParams` turns `exerciseNames` into `exercises`. */
export type StoredParams = Record<string, string | number | readonly NamedExercise[]>;

const maxNames = 3;

/** Exercises of the library by their names in the reader's language, others and renamed ones by the stored name. */
const exercisesInLanguage = sql`(
  select coalesce(string_agg(case when library.id is null then exercise ->> 'name'
      when reader.locale = 'it' then library.name_it else library.name_en end, ', ' order by position)
    filter (where position <= ${sql.lit(maxNames)}), '') || case when count(*) > ${sql.lit(maxNames)} then '…' else '' end
  from jsonb_array_elements(notifications.params -> 'exerciseNames') with ordinality as named (exercise, position)
    left join memberships on memberships.id = notifications.membership_id
    left join users reader on reader.id = memberships.user_id
    left join system_exercises library on library.id = (exercise ->> 'exerciseId')::uuid
      and exercise ->> 'name' in (library.name_it, library.name_en))`;

/** Of a finished workout that lacks prescribed sets, how many of them were done; if only added sets were done, their number. */
const setsOfCutShort = sql`(
  select case when missing = total and added.count > 0 then jsonb_build_object('context', 'added', 'count', added.count)
    else jsonb_build_object('context', 'short', 'done', total - missing, 'total', total) end
  from completed_workouts workouts
    cross join lateral json_to_record(${prescribedSets(sql`workouts`)}) as prescribed (total int, missing int)
    cross join lateral (select count(*)::int from completed_sets sets
      where sets.completed_workout_id = workouts.id and not sets.is_warm_up and not sets.is_drop) added
  where notifications.kind = 'workout_finished' and not notifications.params ? 'context'
    and workouts.id = notifications.subject_id and missing > 0)`;

/**
 * The first day of a meal plan, by the version that the notification is about and those after it. Moving the dates publishes new
 * versions and may delete earlier ones; a version that a later one with the same or an earlier start replaced is left out.
 */
const startOfMealPlan = sql`(
  select min(greatest(version.starts_on, version.first_day_on)) from published_meal_plans version
  where version.meal_plan_id = notifications.subject_id
    and version.number >= coalesce(
      (select told.number from published_meal_plans told where told.id::text = notifications.occurrence),
      (select min(moved.number) from published_meal_plans moved
        where moved.meal_plan_id = notifications.subject_id and moved.published_at > notifications.created_at))
    and not exists (select from published_meal_plans later
      where later.meal_plan_id = version.meal_plan_id and later.number > version.number
        and later.starts_on <= version.starts_on))`;

/** The first day of what was assigned, which may have been moved since. */
const presentStart = sql`case when notifications.params ? 'startsOn' then coalesce((
  select jsonb_build_object('startsOn', present.day)
  from (select case notifications.kind
    when 'program_assigned' then (select programs.starts_on from programs where programs.id = notifications.subject_id)
    when 'macro_given' then (select macros.starts_on from macros where macros.id = notifications.subject_id)
    when 'meal_plan_published' then ${startOfMealPlan}
    when 'meal_plan_changed' then ${startOfMealPlan} end as day) present
  where present.day is not null), '{}') else '{}' end`;

/**
 * SQL for the params of a row of `notifications`, as its reader reads them now: a professional by the name that clients
 * see, exercises in the reader's language, the present number of sets and the present first day.
 */
export const presentParams: RawBuilder<Notification['params']> = sql`case
  when notifications.params ? 'whoId' then notifications.params - 'whoId'
    || jsonb_build_object('who', coalesce(name_for_clients((notifications.params ->> 'whoId')::uuid), '')) || ${presentStart}
  when notifications.params ? 'exerciseNames' then notifications.params - 'exerciseNames'
    || jsonb_build_object('exercises', ${exercisesInLanguage})
  else notifications.params || coalesce(${setsOfCutShort}, '{}') || ${presentStart} end`;
