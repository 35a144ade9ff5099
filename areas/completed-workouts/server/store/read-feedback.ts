import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { professionalName, visibleSince } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { PainReader } from '../../contract/workout.ts';
import type { ReplacedAlarm } from '../../rules/replaced-alarms.ts';
import { feedbackCount, hasPain, hasPainOrSymptom, textsOfClient, tickKeys, writtenByClient } from './feedback.ts';
import { isoOf } from './sets.ts';

/** Identifies a completed workout; `clientId` must be its client. */
interface WorkoutOf {
  id: string;
  clientId: string;
}

type Reader = Pick<Scope, 'caller'>;

/**
 * SQL condition: whether a workout of `completed_workouts` has feedback that the professional has to read. The first reading by
 * any professional counts for all, unless the workout has pain or a symptom, which each has to read. What others have
 * read counts as read if it was reported before the professional saw the client. The first comparison is the condition of the index
 * `completed_workouts_unread`.
 */
export function hasUnreadFeedback(scope: Reader): RawBuilder<SqlBool> {
  const hasRead = (reader: RawBuilder<unknown>) => sql<SqlBool>`exists (
    select from completed_workout_readers readers where readers.completed_workout_id = completed_workouts.id
      and readers.read_at >= completed_workouts.client_feedback_at and ${reader})`;
  const isOwn = sql`readers.membership_id = ${scope.caller.membershipId}::uuid`;
  const isEarlier = sql`completed_workouts.client_feedback_at < ${visibleSince(scope, 'completed_workouts.client_id')}`;
  return sql`(completed_workouts.client_feedback_at > coalesce(completed_workouts.coach_read_at, '-infinity')
    and not ${hasRead(isOwn)} and not (${isEarlier} and ${hasRead(sql`true`)}))`;
}

/**
 * Number of feedback that the caller has still to read: what is there more than at the last reading. At least one when something changed
 * since, such as a note that replaces another.
 */
export function unreadFeedbackCount(scope: Reader): RawBuilder<number> {
  const { membershipId } = scope.caller;
  return sql`case when ${newFeedbackAt(scope)} is null then 0
    else greatest(${feedbackCount} - coalesce((
      select readers.feedback_count + ${movedTextCount} from completed_workout_readers readers
      where readers.completed_workout_id = completed_workouts.id and readers.membership_id = ${membershipId}::uuid),
      completed_workouts.read_feedback_count), 1) end`;
}

/** SQL condition: whether a reader has read all lines of a text. */
const isTextRead = (text: RawBuilder<unknown>) => sql<SqlBool>`coalesce(md5(${text}) = any(readers.read_texts)
  or not exists (select from ${linesOf(text)} where md5(line) <> all (readers.read_texts)), false)`;

/** Number of texts that a reader has read as present ones and that were replaced since. */
const movedTextCount = sql`greatest((select count(*)::int from (${writtenByClient}) written
  where "isLost" and ${isTextRead(sql`written.text`)}) - readers.lost_text_count, 0)`;

/**
 * SQL condition: whether the caller has to read a workout with pain or a symptom. One whose only pain are texts that the caller has read and that the
 * client has replaced is no pain to read. Workouts of before `names_present_symptoms` may name one in a present text.
 */
export function hasPainToReadBy(scope: Reader): RawBuilder<SqlBool> {
  const reader = sql`completed_workout_readers readers where readers.completed_workout_id = completed_workouts.id
    and readers.membership_id = ${scope.caller.membershipId}::uuid`;
  return sql`(${hasPainOrSymptom} and ${hasUnreadFeedback(scope)} and (
    ${hasPain} or coalesce(completed_workouts.names_present_symptoms, true) or not exists (
      select from ${reader} and not exists (
        select from (${writtenByClient}) written where "isLost" and not ${isTextRead(sql`written.text`)}))))`;
}

/** Instant of the feedback that the caller has still to read. The client's own is never new to the client. */
export function newFeedbackAt(scope: Reader): RawBuilder<string | null> {
  if (scope.caller.clientId) return sql`null::timestamptz`;
  return sql`case when ${hasUnreadFeedback(scope)} then completed_workouts.client_feedback_at end`;
}

/** SQL for the lines of `text`. */
function linesOf(text: RawBuilder<unknown>) {
  return sql`regexp_split_to_table(${text}, '\\s*\\n\\s*') with ordinality lines(line, position)`;
}

const linesOfText = linesOf(sql`text`);

/**
 * SQL for an array of the texts of the client since the caller has read the workout with its pain or symptom, without the lines that the
 * caller has read; empty when they have not. Earlier releases stored the MD5 of texts and not of their lines.
 */
export function newTextsOfClient({ caller }: Reader): RawBuilder<string[]> {
  return sql`array(select string_agg(line, E'\\n' order by position) from completed_workout_readers readers,
      unnest(${textsOfClient}) with ordinality written(text, number), ${linesOfText}
    where readers.completed_workout_id = completed_workouts.id and readers.membership_id = ${caller.membershipId}::uuid
      and md5(text) <> all (readers.read_texts) and md5(line) <> all (readers.read_texts)
    group by number order by number)`;
}

/** Who has read the first line of a replaced text has read it with the name of the reason before it, too. */
export async function carryReadings(
  { db }: Scope,
  workoutId: string,
  replaced: readonly ReplacedAlarm[],
): Promise<void> {
  const renamed = replaced.flatMap(({ text, firstLine }) => {
    const [line = ''] = text.split('\n');
    return line === firstLine ? [] : [{ line, firstLine }];
  });
  if (renamed.length === 0) return;
  await sql`update completed_workout_readers set read_texts = read_texts || array(
      select md5(line) from json_to_recordset(${JSON.stringify(renamed)}::json) as sent (line text, "firstLine" text)
      where md5("firstLine") = any(read_texts))
    where completed_workout_id = ${workoutId}::uuid and read_texts is not null`.execute(db);
}

/** SQL for the professionals who have read the pain or symptom of a workout as it is now, the first one first; none for the client. */
export function painReaders(scope: Reader): RawBuilder<PainReader[]> {
  if (scope.caller.clientId) return sql`'[]'::json`;
  const name = professionalName(scope, sql`readers.membership_id`);
  return sql`coalesce((
    select json_agg(json_build_object('name', ${name}, 'readAt', ${isoOf(sql`readers.read_at`)}) order by readers.read_at)
    from completed_workout_readers readers
    where readers.completed_workout_id = completed_workouts.id and ${hasPainOrSymptom}
      and readers.read_at >= completed_workouts.client_feedback_at), '[]')`;
}

/** SQL condition: whether a workout of `completed_workouts` has pain or a symptom that no professional has read. */
export const isPainToRead = sql<boolean>`coalesce(${hasPainOrSymptom}
  and completed_workouts.client_feedback_at > coalesce(completed_workouts.coach_read_at, '-infinity')
  and not exists (select from completed_workout_readers readers where readers.completed_workout_id = completed_workouts.id
    and readers.read_at >= completed_workouts.client_feedback_at), false)`;

/** SQL for the MD5 of the lines and the `tickKeys` that professionals have read of a workout with pain or a symptom. */
export const readLines = sql<string[]>`array(
  select distinct unnest(readers.read_texts) from completed_workout_readers readers
  where readers.completed_workout_id = completed_workouts.id)`;

export async function hasPainToRead({ db }: Pick<Scope, 'db'>, id: string): Promise<boolean> {
  const workout = db.selectFrom('completed_workouts').select('id').where('id', '=', id);
  return (await workout.where(sql<SqlBool>`${isPainToRead}`).executeTakeFirst()) !== undefined;
}

/**
 * Marks the client's feedback up to `until` as read: with pain or a symptom by the professional, otherwise by all of them. False when the client has
 * no such workout.
 */
export async function markFeedbackRead(scope: Scope, { id, clientId }: WorkoutOf, until: string): Promise<boolean> {
  const { db, caller } = scope;
  const isOfWorkout = sql<SqlBool>`completed_workouts.id = ${id} and completed_workouts.client_id = ${clientId}`;
  const found = db.selectFrom('completed_workouts').select('id').where(isOfWorkout).forNoKeyUpdate();
  if (!(await found.executeTakeFirst())) return false;
  if (caller.clientId) return true;
  const upTo = sql`least(${until}::timestamptz, date_trunc('milliseconds', clock_timestamp()))`;
  await sql`
    update completed_workouts set coach_read_at = greatest(coach_read_at, ${upTo}),
      read_feedback_count = case when client_feedback_at <= ${upTo} then ${feedbackCount} else read_feedback_count end
    where ${isOfWorkout} and not ${hasPainOrSymptom}`.execute(db);
  await sql`
    insert into completed_workout_readers as readers (completed_workout_id, membership_id, read_at, feedback_count, lost_text_count, read_texts)
    select id, ${caller.membershipId}::uuid, clock_timestamp(), ${feedbackCount},
      (select count(*)::int from (${writtenByClient}) written where "isLost"), array(
      select md5(line) from unnest(${textsOfClient}) text, ${linesOfText} union select md5(key) from ${tickKeys} ticks(key))
    from completed_workouts
    where ${isOfWorkout} and ${hasPainOrSymptom} and client_feedback_at <= ${upTo}
    on conflict (account_id, completed_workout_id, membership_id) do update
      set read_at = excluded.read_at, feedback_count = excluded.feedback_count,
        lost_text_count = excluded.lost_text_count, read_texts = excluded.read_texts
      where readers.read_at < (select client_feedback_at from completed_workouts where ${isOfWorkout})`.execute(db);
  return true;
}
