import { sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { MessageOnWorkout } from '../../contract/comments.ts';
import type { Comment } from '../../contract/workout.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isoOf } from './sets.ts';

/** A completed workout of that client. */
export interface OfClient {
  id: string;
  clientId: string;
}

/** What is said about `completed_workouts`, the oldest first, as the caller's side reads it. */
export function commentsOf(scope: Scope) {
  return sql<Comment[]>`coalesce((
    select json_agg(${commentJson(scope)} order by said.created_at, said.id)
    from completed_comments said where said.completed_workout_id = completed_workouts.id), '[]')`;
}

function commentJson({ caller }: Scope) {
  const readAt = sql.ref(caller.clientId ? 'completed_workouts.client_read_at' : 'completed_workouts.coach_read_at');
  return sql<Comment>`json_build_object('id', said.id, 'rowId', said.row_id, 'setNumber', said.set_number,
    'text', said.text, 'isByClient', said.is_by_client, 'authorName', said.author_name,
    'createdAt', ${isoOf(sql`said.created_at`)},
    'isOwn', said.author_id is not distinct from ${caller.membershipId}::uuid,
    'isNew', said.is_by_client <> ${caller.clientId !== null}::boolean and said.created_at > coalesce(${readAt}, '-infinity'))`;
}

/**
 * Holds the workout until the end of the transaction, so that comments come one after the other; undefined when the
 * caller sees no such workout of that client. `isPlace`: the workout asks for that row, or a set of it was done.
 */
export async function lockForComment(
  scope: Scope,
  { id, clientId }: OfClient,
  rowId: string | null,
): Promise<{ comments: number; hasSet: boolean } | undefined> {
  const held = await sql`
    select 1 from completed_workouts
    where id = ${id} and client_id = ${clientId} and ${isOfReader(scope)} for no key update`.execute(scope.db);
  if (held.rows.length === 0) return undefined;

  const { rows } = await sql<{ comments: number; hasSet: boolean }>`
    select (select count(*)::int from completed_comments where completed_workout_id = ${id}) as comments,
      ${rowId}::uuid is null
        or exists (select 1 from completed_sets where completed_workout_id = ${id} and row_id = ${rowId})
        or (select prescription @> jsonb_build_array(jsonb_build_object('id', ${rowId}::text))
          from completed_workouts where id = ${id}) as "hasSet"`.execute(scope.db);
  return rows[0];
}

/** A client reads their own, a professional those of the clients they look after. */
function isOfReader(scope: Scope) {
  const { clientId } = scope.caller;
  if (clientId) return sql<boolean>`completed_workouts.client_id = ${clientId}`;
  return isVisibleClient(scope, 'completed_workouts.client_id');
}

/** Its moment in whole milliseconds, as it is handed out: what was read up to it is then read. */
export async function insertComment(
  { db, caller }: Scope,
  workoutId: string,
  { messageId, text, rowId, setNumber }: MessageOnWorkout,
): Promise<void> {
  const name = caller.clientId
    ? sql`(select name from clients where id = ${caller.clientId})`
    : sql`(select name from users where id = ${caller.userId})`;
  const at = sql.ref(caller.clientId ? 'client_commented_at' : 'coach_commented_at');
  await sql`
    with said as (
      insert into completed_comments (id, completed_workout_id, row_id, set_number, text, is_by_client, author_id,
        author_name, created_at)
      values (${messageId}, ${workoutId}, ${rowId}, ${setNumber}, ${text}, ${caller.clientId !== null},
        ${caller.membershipId}, ${name}, date_trunc('milliseconds', clock_timestamp()))
      on conflict (account_id, id) do nothing
      returning created_at
    )
    update completed_workouts set ${at} = said.created_at from said where completed_workouts.id = ${workoutId}`.execute(
    db,
  );
}

/** One comment of the caller's own on that workout. */
export async function findOwnComment(scope: Scope, workoutId: string, messageId: string): Promise<Comment | undefined> {
  const { rows } = await sql<{ comment: Comment }>`
    select ${commentJson(scope)} as comment
    from completed_comments said join completed_workouts on completed_workouts.id = said.completed_workout_id
    where said.id = ${messageId} and said.completed_workout_id = ${workoutId}
      and said.author_id = ${scope.caller.membershipId}`.execute(scope.db);
  return rows[0]?.comment;
}

/** The moment of the side's last comment is then the one before. */
export async function deleteComment({ db, caller }: Scope, workoutId: string, messageId: string): Promise<void> {
  await db.deleteFrom('completed_comments').where('id', '=', messageId).execute();
  const at = sql.ref(caller.clientId ? 'client_commented_at' : 'coach_commented_at');
  await sql`
    update completed_workouts set ${at} = (
      select max(created_at) from completed_comments
      where completed_workout_id = ${workoutId} and is_by_client = ${caller.clientId !== null})
    where id = ${workoutId}`.execute(db);
}

/** Never back: another device may have read further. Answers whether there was such a workout. */
export async function markRead(scope: Scope, { id, clientId }: OfClient, until: string): Promise<boolean> {
  const at = sql.ref(scope.caller.clientId ? 'client_read_at' : 'coach_read_at');
  const { rows } = await sql`
    update completed_workouts
    set ${at} = greatest(${at}, least(${until}::timestamptz, date_trunc('milliseconds', clock_timestamp())))
    where id = ${id} and client_id = ${clientId} and ${isOfReader(scope)} returning 1`.execute(scope.db);
  return rows.length > 0;
}
