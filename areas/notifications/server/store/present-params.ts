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

/** Of a finished workout that lacks prescribed sets, how many of them were done. */
const setsOfCutShort = sql`(
  select jsonb_build_object('context', 'short', 'done', total - missing, 'total', total)
  from completed_workouts workouts
    cross join lateral json_to_record(${prescribedSets(sql`workouts`)}) as prescribed (total int, missing int)
  where notifications.kind = 'workout_finished' and not notifications.params ? 'context'
    and workouts.id = notifications.subject_id and missing > 0)`;

/**
 * SQL for the params of a row of `notifications`, as its reader reads them now: a professional by the name that clients
 * see, exercises in the reader's language, and the present number of sets.
 */
export const presentParams: RawBuilder<Notification['params']> = sql`case
  when notifications.params ? 'whoId' then notifications.params - 'whoId'
    || jsonb_build_object('who', coalesce(name_for_clients((notifications.params ->> 'whoId')::uuid), ''))
  when notifications.params ? 'exerciseNames' then notifications.params - 'exerciseNames'
    || jsonb_build_object('exercises', ${exercisesInLanguage})
  else notifications.params || coalesce(${setsOfCutShort}, '{}') end`;
