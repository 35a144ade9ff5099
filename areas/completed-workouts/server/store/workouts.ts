import { type RawBuilder, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { limits } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { commentsOf } from './comments.ts';
import { type MediumRow, mediaOf, shownMedium } from './media.ts';
import { isoOf, jsonNumbers } from './sets.ts';
import { correctedSets } from './versions.ts';

/** One workout of a client, in the middle or finished, with every set in the order it was done. */
export async function findCompletedWorkout(
  scope: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<CompletedWorkout | undefined> {
  const found = await workouts(scope, clientId).where('completed_workouts.id', '=', id).executeTakeFirst();
  return found && shown(scope, found);
}

/** What that client has under way, the latest first: all of it, or of one workout of a program. */
export async function findBegunWorkouts(
  scope: Scope,
  { clientId, workoutId }: { clientId: string; workoutId?: string },
): Promise<CompletedWorkout[]> {
  let begun = workouts(scope, clientId).where('finished_at', 'is', null);
  if (workoutId) begun = begun.where('prescribed_workout_id', '=', workoutId);
  const rows = await begun.orderBy('started_at', 'desc').limit(10).execute();
  return rows.map((row) => shown(scope, row));
}

interface Row extends Omit<CompletedWorkout, 'media'> {
  media: MediumRow[];
}

function shown(scope: Scope, { media, ...workout }: Row): CompletedWorkout {
  return { ...workout, media: media.map((medium) => shownMedium(scope, medium)) };
}

function workouts(scope: Scope, clientId: string) {
  return scope.db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select([
      'completed_workouts.id',
      'workout_id as workoutId',
      'program_id as programId',
      'program_title as programTitle',
      'title',
      'info',
      'week_number as weekNumber',
      'day_number as dayNumber',
      'prescription as rows',
      'client_id as clientId',
      'clients.name as clientName',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'effort',
      'comment',
      'source',
      'row_changes as rowChanges',
      sets.as('sets'),
      mediaOf(sql`completed_workouts.id`).as('media'),
      correctedSets.as('correctedSets'),
      commentsOf(scope).as('comments'),
    ])
    .where('completed_workouts.client_id', '=', clientId)
    .where(isMine(scope))
    .$castTo<Row>();
}

const sets: RawBuilder<unknown> = sql`coalesce((
  select json_agg(json_build_object('id', sets.id, 'rowId', row_id, 'setNumber', set_number, ${jsonNumbers},
    'loggedAt', ${isoOf(sql`logged_at`)}, 'author', users.name) order by set_number, sets.id)
  from (select * from completed_sets where completed_workout_id = completed_workouts.id
      order by row_id, set_number limit ${sql.lit(limits.setsAWorkout)}) sets
    left join memberships on memberships.id = sets.author_id
    left join users on users.id = memberships.user_id), '[]')`;

/** A client reads their own, a professional those of the clients they look after. */
function isMine(scope: Scope) {
  const { clientId } = scope.caller;
  if (clientId) return sql<boolean>`completed_workouts.client_id = ${clientId}`;
  return isVisibleClient(scope, 'completed_workouts.client_id');
}
