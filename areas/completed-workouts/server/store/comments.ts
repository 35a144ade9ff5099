import { sql } from 'kysely';
import { z } from 'zod';
import type { MessageOnWorkout } from '../../contract/comments.ts';
import { Comment } from '../../contract/workout.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isoOf } from './sets.ts';

/** Identifies a completed workout; `clientId` must be its client. */
interface WorkoutOf {
  id: string;
  clientId: string;
}

/**
 * SQL for the comments of the row of `completed_workouts`, oldest first. `isNew` is true for comments that the caller's
 * side has not read.
 */
export function commentsOf(scope: Scope) {
  return sql<Comment[]>`coalesce((
    select json_agg(${commentJson(scope)} order by comments.created_at, comments.id)
    from completed_comments comments where comments.completed_workout_id = completed_workouts.id), '[]')`;
}

/** SQL for whether the row of `comments` was written by the other side and not read by the caller's side yet. */
export function isNewComment({ caller: { clientId } }: Scope) {
  const readAt = sql.ref(clientId ? 'completed_workouts.client_read_at' : 'completed_workouts.coach_read_at');
  return sql<boolean>`comments.is_by_client <> ${clientId !== null}::boolean
    and comments.created_at > coalesce(${readAt}, '-infinity')`;
}

/** SQL for the name of the author of the row of `comments`, as the caller's side reads it. */
function authorName({ caller }: Scope) {
  if (!caller.clientId) return sql<string>`comments.author_name`;
  return sql<string>`case when comments.is_by_client then comments.author_name
    else coalesce(name_for_clients(comments.author_id), comments.author_name) end`;
}

function commentJson(scope: Scope) {
  return sql<Comment>`json_build_object('id', comments.id, 'rowId', comments.row_id, 'setNumber', comments.set_number,
    'text', comments.text, 'isByClient', comments.is_by_client, 'authorName', ${authorName(scope)},
    'createdAt', ${isoOf(sql`comments.created_at`)},
    'isOwn', comments.author_id is not distinct from ${scope.caller.membershipId}::uuid,
    'isNew', ${isNewComment(scope)})`;
}

/**
 * Locks the workout until the end of the transaction, so that concurrent requests do not exceed the limit of comments;
 * undefined when the client has no such workout. `hasSet` is true when the row is null, is prescribed or has a set.
 */
export async function lockForComment(
  scope: Scope,
  { id, clientId }: WorkoutOf,
  rowId: string | null,
): Promise<{ comments: number; hasSet: boolean } | undefined> {
  const locked = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    select id from completed_workouts where id = ${id} and client_id = ${clientId} for no key update`,
  );
  if (locked.length === 0) return undefined;

  const [row] = await rowsOf(
    scope.db,
    z.object({ comments: z.number().int(), hasSet: z.boolean() }),
    sql`
    select (select count(*)::int from completed_comments where completed_workout_id = ${id}) as comments,
      ${rowId}::uuid is null
        or exists (select 1 from completed_sets where completed_workout_id = ${id} and row_id = ${rowId})
        or (select prescription @> jsonb_build_array(jsonb_build_object('id', ${rowId}::text))
          from completed_workouts where id = ${id}) as "hasSet"`,
  );
  return row;
}

/**
 * Inserts a comment. Its time is truncated to milliseconds, the precision of the API: a comment read up to its
 * `createdAt` counts as read.
 */
export async function insertComment(
  { db, caller }: Scope,
  workoutId: string,
  { messageId, text, rowId, setNumber }: MessageOnWorkout,
): Promise<void> {
  const name = caller.clientId
    ? sql`(select name from clients where id = ${caller.clientId})`
    : sql`(select name from users where id = ${caller.userId})`;
  await sql`
    with added as (
      insert into completed_comments (id, completed_workout_id, row_id, set_number, text, is_by_client, author_id,
        author_name, created_at)
      values (${messageId}, ${workoutId}, ${rowId}, ${setNumber}, ${text}, ${caller.clientId !== null},
        ${caller.membershipId}, ${name}, date_trunc('milliseconds', clock_timestamp()))
      on conflict (account_id, id) do nothing
      returning created_at
    )
    update completed_workouts set ${commentedAt(caller)} = added.created_at from added
    where completed_workouts.id = ${workoutId}`.execute(db);
}

/** Returns the comment if the caller wrote it on that workout. */
export async function findOwnComment(scope: Scope, workoutId: string, messageId: string): Promise<Comment | undefined> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ comment: Comment }),
    sql`
    select ${commentJson(scope)} as comment
    from completed_comments comments join completed_workouts on completed_workouts.id = comments.completed_workout_id
    where comments.id = ${messageId} and comments.completed_workout_id = ${workoutId}
      and comments.author_id = ${scope.caller.membershipId}`,
  );
  return row?.comment;
}

/** Deletes a comment and sets the time of the side's last comment back to the one before. */
export async function deleteComment({ db, caller }: Scope, workoutId: string, messageId: string): Promise<void> {
  await db.deleteFrom('completed_comments').where('id', '=', messageId).execute();
  await sql`
    update completed_workouts set ${commentedAt(caller)} = (
      select max(created_at) from completed_comments
      where completed_workout_id = ${workoutId} and is_by_client = ${caller.clientId !== null})
    where id = ${workoutId}`.execute(db);
}

/**
 * Marks the comments up to `until` as read. The stored time never decreases, because another device may have read
 * further. Returns false when the client has no such workout.
 */
export async function markRead({ db, caller }: Scope, { id, clientId }: WorkoutOf, until: string): Promise<boolean> {
  const readAt = sql.ref(caller.clientId ? 'client_read_at' : 'coach_read_at');
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    update completed_workouts
    set ${readAt} = greatest(${readAt}, least(${until}::timestamptz, date_trunc('milliseconds', clock_timestamp())))
    where id = ${id} and client_id = ${clientId} returning id`,
  );
  return rows.length > 0;
}

/** Returns the column with the time of the last comment of the caller's side. */
function commentedAt({ clientId }: Scope['caller']) {
  return sql.ref(clientId ? 'client_commented_at' : 'coach_commented_at');
}
