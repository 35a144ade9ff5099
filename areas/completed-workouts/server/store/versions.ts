import { professionalName } from '#areas/clients/server/public.ts';
import { sql } from 'kysely';
import { commentLimits, type SetVersion } from '../../contract/comments.ts';
import type { Scope } from '#shell/server/database/scope.ts';

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

/** SQL for the ids of the sets of a row of `completed_workouts` that have earlier versions. */
export const correctedSets = sql<string[]>`coalesce((
  select json_agg(sets.id) from completed_sets sets
  where sets.completed_workout_id = completed_workouts.id and exists (
    select 1 from completed_set_versions versions
    where versions.completed_workout_id = sets.completed_workout_id and versions.row_id = sets.row_id
      and versions.set_number = sets.set_number)), '[]')`;
