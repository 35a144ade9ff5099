import { professionalName } from '#areas/clients/server/public.ts';
import { sql } from 'kysely';
import { commentLimits, type SetVersion } from '../../contract/comments.ts';
import type { SetCorrection } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isoOf, valuesJson } from './sets.ts';

/** Identifies a set: all its versions have the same row and number. */
export interface SetRef {
  completedWorkoutId: string;
  rowId: string;
  setNumber: number;
}

export async function findSetRef(
  { db }: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<SetRef | undefined> {
  return db
    .selectFrom('completed_sets')
    .select(['completed_workout_id as completedWorkoutId', 'row_id as rowId', 'set_number as setNumber'])
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Returns the earlier versions of a set, newest first. */
export async function findVersions(scope: Scope, ref: SetRef): Promise<SetVersion[]> {
  return scope.db
    .selectFrom('completed_set_versions as versions')
    .select([
      'versions.weight_kg as weightKg',
      'versions.reps',
      'versions.rir',
      'versions.rpe',
      'versions.seconds',
      'versions.metres',
      'versions.logged_at as loggedAt',
      'versions.note',
      'versions.is_warm_up as isWarmUp',
      'versions.is_removed as isRemoved',
      professionalName(scope, sql.ref('versions.author_id')).as('author'),
    ])
    .where('versions.completed_workout_id', '=', ref.completedWorkoutId)
    .where('versions.row_id', '=', ref.rowId)
    .where('versions.set_number', '=', ref.setNumber)
    .orderBy('versions.logged_at', 'desc')
    .orderBy('versions.set_id')
    .limit(commentLimits.versions)
    .execute();
}

/** The end as the devices sent it: a corrected one is before the instants at which the sets were logged. */
const sentEnd = sql`coalesce(completed_workouts.sent_finished_at, completed_workouts.finished_at)`;

/**
 * SQL for the sets of a row of `completed_workouts` that were changed, added or removed after its end, as `SetCorrection`, oldest
 * first: the last change of each, with the values just before it. A set that was added and removed again afterwards is left out.
 */
export const correctionsOf = (scope: Scope) => sql<SetCorrection[]>`coalesce((
  select json_agg(json_build_object('rowId', corrected.row_id, 'setNumber', corrected.set_number,
    'isRemoved', corrected.is_removed, 'correctedAt', ${isoOf(sql`corrected.logged_at`)},
    'author', ${professionalName(scope, sql`corrected.author_id`)},
    'writtenBy', ${professionalName(scope, sql`written.author_id`)}, 'before', before.set)
    order by corrected.logged_at, corrected.row_id, corrected.set_number)
  from (
    select row_id, set_number, logged_at, author_id, false as is_removed from completed_sets
    where completed_workout_id = completed_workouts.id and logged_at > ${sentEnd}
    union all (
      select distinct on (row_id, set_number) row_id, set_number, logged_at, author_id, true from completed_set_versions removal
      where completed_workout_id = completed_workouts.id and is_removed and logged_at > ${sentEnd}
        and exists (
          select 1 from completed_set_versions done where done.completed_workout_id = removal.completed_workout_id
            and done.row_id = removal.row_id and done.set_number = removal.set_number
            and not done.is_removed and done.logged_at <= ${sentEnd})
        and not exists (
          select 1 from completed_sets sets where sets.completed_workout_id = removal.completed_workout_id
            and sets.row_id = removal.row_id and sets.set_number = removal.set_number)
      order by row_id, set_number, logged_at desc)
  ) corrected
    left join lateral (
      select case when not is_removed then json_build_object(${valuesJson}) end as set from completed_set_versions
      where completed_workout_id = completed_workouts.id and row_id = corrected.row_id
        and set_number = corrected.set_number and logged_at < corrected.logged_at
      order by logged_at desc limit 1
    ) before on true
    left join lateral (
      select author_id from completed_set_versions
      where completed_workout_id = completed_workouts.id and row_id = corrected.row_id
        and set_number = corrected.set_number and not is_removed and logged_at < corrected.logged_at
      order by logged_at <= ${sentEnd} desc,
        case when logged_at <= ${sentEnd} then logged_at end desc, logged_at limit 1
    ) written on true), '[]')`;

/** SQL for whether the client has made one of the corrections of a row of `completed_workouts` that `correctionsOf` returns. */
export const isCorrectedByClient = sql<boolean>`(
  exists (select 1 from completed_sets corrected where corrected.completed_workout_id = completed_workouts.id
    and corrected.author_id is null and corrected.logged_at > ${sentEnd})
  or exists (select 1 from completed_set_versions removal where removal.completed_workout_id = completed_workouts.id
    and removal.is_removed and removal.author_id is null and removal.logged_at > ${sentEnd}
    and exists (select 1 from completed_set_versions before where before.completed_workout_id = completed_workouts.id
      and before.row_id = removal.row_id and before.set_number = removal.set_number
      and not before.is_removed and before.logged_at <= ${sentEnd})))`;

/** SQL for the ids of the sets of a row of `completed_workouts` that have earlier versions. */
export const correctedSets = sql<string[]>`coalesce((
  select json_agg(sets.id) from completed_sets sets
  where sets.completed_workout_id = completed_workouts.id and exists (
    select 1 from completed_set_versions versions
    where versions.completed_workout_id = sets.completed_workout_id and versions.row_id = sets.row_id
      and versions.set_number = sets.set_number)), '[]')`;
