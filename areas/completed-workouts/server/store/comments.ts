import { sql } from 'kysely';
import { z } from 'zod';
import { messagesAbout, unreadAbout } from '#areas/chats/server/public.ts';
import { professionalName } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { commentLimits } from '../../contract/comments.ts';
import { Comment } from '../../contract/workout.ts';
import { isoOf } from './sets.ts';

/** Messages of the chat point at completed workouts with this kind; the part is a set, `<row id>.<set number>`. */
export const referenceKind = 'completed_workout';

export function partOf({ rowId, setNumber }: { rowId: string; setNumber: number }): string {
  return `${rowId}.${setNumber}`;
}

const ofWorkout = (scope: Scope) => messagesAbout(scope, referenceKind, sql`completed_workouts.id`);

/** SQL for the newest messages about the row of `completed_workouts`, oldest first. */
export function commentsOf(scope: Scope) {
  return sql<Comment[]>`coalesce((
    select json_agg(${commentJson(scope)} order by comments.seq)
    from (select * from ${ofWorkout(scope)} newest order by seq desc limit ${commentLimits.aWorkout}) comments), '[]')`;
}

/** SQL for the number of messages about the row of `completed_workouts`. */
export function commentCount(scope: Scope) {
  return sql<number>`(select count(*)::int from ${ofWorkout(scope)} comments)`;
}

/** SQL for the number of those that the caller has not read. */
export function newCommentCount(scope: Scope) {
  return sql<number>`(select count(*)::int from ${ofWorkout(scope)} comments where "isNew")`;
}

/** SQL condition: whether the caller has unread messages about the row of `completed_workouts`. */
export function hasNewComments(scope: Scope) {
  return sql<boolean>`completed_workouts.id in (select reference_id from ${unreadAbout(scope, referenceKind)} unread)`;
}

export async function findComment(scope: Scope, workoutId: string, messageId: string): Promise<Comment | undefined> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ comment: Comment }),
    sql`
    select ${commentJson(scope)} as comment from completed_workouts cross join lateral ${ofWorkout(scope)} comments
    where completed_workouts.id = ${workoutId} and comments.id = ${messageId}`,
  );
  return row?.comment;
}

function commentJson(scope: Scope) {
  const { membershipId } = scope.caller;
  return sql<Comment>`json_build_object('id', comments.id,
    'rowId', nullif(split_part(comments.reference_part, '.', 1), ''),
    'setNumber', nullif(split_part(comments.reference_part, '.', 2), '')::int,
    'text', coalesce(nullif(comments.text, ''), comments.filename, ''),
    'isByClient', comments.author_id is not null and comments.author_id = (
      select membership_id from clients where clients.id = comments.conversation_id),
    'authorName', coalesce(
      (select name from clients where clients.id = comments.conversation_id and membership_id = comments.author_id),
      ${professionalName(scope, sql`comments.author_id`)}, ''),
    'createdAt', ${isoOf(sql`comments.created_at`)},
    'isOwn', comments.author_id is not distinct from ${membershipId}::uuid, 'isNew', comments."isNew")`;
}
