import { sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { commentLimits, type SetVersion } from '../../contract/comments.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Where a set stands: whatever was in that place before is an earlier version of it. */
export interface SetRef {
  completedWorkoutId: string;
  rowId: string;
  setNumber: number;
}

/** The place of a set of that client, when the caller looks after them. */
export async function findSetRef(
  scope: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<SetRef | undefined> {
  const { rows } = await sql<SetRef>`
    select completed_workout_id as "completedWorkoutId", row_id as "rowId", set_number as "setNumber"
    from completed_sets
    where id = ${id} and client_id = ${clientId} and ${isVisibleClient(scope, 'completed_sets.client_id')}`.execute(
    scope.db,
  );
  return rows[0];
}

/** The newest first. */
export async function findVersions({ db }: Scope, place: SetRef): Promise<SetVersion[]> {
  return db
    .selectFrom('completed_set_versions as versions')
    .leftJoin('memberships', 'memberships.id', 'versions.author_id')
    .leftJoin('users', 'users.id', 'memberships.user_id')
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
      'users.name as author',
    ])
    .where('versions.completed_workout_id', '=', place.completedWorkoutId)
    .where('versions.row_id', '=', place.rowId)
    .where('versions.set_number', '=', place.setNumber)
    .orderBy('versions.logged_at', 'desc')
    .orderBy('versions.set_id')
    .limit(commentLimits.versions)
    .execute();
}

/** The ids of those sets of `completed_workouts` of which earlier versions are kept. */
export const correctedSets = sql<string[]>`coalesce((
  select json_agg(sets.id) from completed_sets sets
  where sets.completed_workout_id = completed_workouts.id and exists (
    select 1 from completed_set_versions versions
    where versions.completed_workout_id = sets.completed_workout_id and versions.row_id = sets.row_id
      and versions.set_number = sets.set_number)), '[]')`;
