import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isNotWithdrawn, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import type { completedWorkoutRoutes } from '../../contract.ts';
import type { Endurance } from '../../contract/set.ts';
import { maxBegun } from '../../contract/today.ts';
import {
  type BegunWorkout,
  type CompletedWorkout,
  type CompletedWorkoutCard,
  maxBegunDays,
} from '../../contract/workout.ts';
import { skipOf } from '../../rules/skip.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { commentCount, hasNewComments, newCommentCount } from './comments.ts';
import { addedCount, feedbackCount, hasPain, hasPainOrSymptom } from './feedback.ts';
import { isFinishedBetween } from './finished-between.ts';
import { hasPainToReadBy, hasUnreadFeedback, unreadFeedbackCount } from './read-feedback.ts';
import { enduranceOfSets, prescribedSets, volumeOfSet } from './sets.ts';
import { durationMinutes } from './trained-time.ts';

type Filters = ParsedRequest<typeof completedWorkoutRoutes.list>;

/** Number of unfinished workouts of all clients that are listed. */
const maxBegunOfAll = 50;

/**
 * Returns the finished workouts of the visible clients, newest first. `unread` restricts them to those with messages
 * or feedback that the caller has not read; with `pain` only feedback counts.
 */
export async function findCompletedWorkouts(
  scope: Scope,
  { clientId, page, unread, pain, from, until }: Filters,
): Promise<Omit<ApiResponse<typeof completedWorkoutRoutes.list>, 'begun'>> {
  let finished = cards(scope).where(isReadable(scope));
  if (clientId) finished = finished.where('completed_workouts.client_id', '=', clientId);
  if (unread) finished = finished.where(pain ? isUnreadFeedback(scope) : isUnread(scope));
  if (pain) finished = finished.where(unread ? hasPainToReadBy(scope) : hasPainOrSymptom);
  if (from || until) finished = finished.where(isFinishedBetween({ from, until }));
  const { rows, nextPage } = await paginate(finished, page);
  const completedWorkouts = rows.map(({ skipped, ...card }) => ({ ...card, skip: skipped && skipOf(skipped) }));
  return { completedWorkouts, nextPage };
}

/**
 * Returns the unfinished workouts of a visible client, the latest first. Without a client, those of all visible ones that were begun before
 * today, at most `maxBegunDays` days ago: who trains now is no news. With `pain` those with pain or a symptom, whenever they were begun;
 * `unread` restricts these to those that the caller has to read.
 */
export async function findBegunCards(
  scope: Scope,
  { clientId, pain, unread }: Pick<Filters, 'clientId' | 'pain' | 'unread'>,
): Promise<BegunWorkout[]> {
  const startOf = (daysAgo: number) =>
    sql`(${today(scope)} - ${sql.lit(daysAgo)})::timestamp at time zone ${scope.caller.timeZone}`;
  const isLately = sql<SqlBool>`completed_workouts.started_at >= ${startOf(maxBegunDays)} and completed_workouts.started_at < ${startOf(0)}`;
  let begun = scope.db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select(shownColumns())
    .select('completed_workouts.started_at as startedAt')
    .where('completed_workouts.finished_at', 'is', null)
    .where(isReadable(scope));
  if (clientId) begun = begun.where('completed_workouts.client_id', '=', clientId);
  if (pain) begun = begun.where(unread ? hasPainToReadBy(scope) : hasPainOrSymptom);
  if (unread) begun = begun.where(hasUnreadFeedback(scope));
  if (!clientId && !pain) begun = begun.where(isLately);
  return begun
    .orderBy('completed_workouts.started_at', 'desc')
    .orderBy('completed_workouts.id')
    .limit(clientId ? maxBegun : maxBegunOfAll)
    .$castTo<BegunWorkout>()
    .execute();
}

/** SQL condition: whether the caller sees the client of the workout and may read their health data. */
function isReadable(scope: Scope): RawBuilder<SqlBool> {
  const client = 'completed_workouts.client_id';
  return sql`(${isVisibleClient(scope, client)} and ${mayReadHealthData(scope, client)})`;
}

/** Unread messages and unread feedback are both found by an index; the latter is `completed_workouts_unread`. */
export function isUnread(scope: Scope) {
  if (scope.caller.clientId) return hasNewComments(scope);
  return sql<SqlBool>`(${hasNewComments(scope)} or ${isUnreadFeedback(scope)})`;
}

/** SQL condition: found by the index first, because what else is unread is much more. */
const isUnreadFeedback = (scope: Scope) => sql<SqlBool>`completed_workouts.id in (
  select completed_workouts.id from completed_workouts where completed_workouts.finished_at is not null and ${hasUnreadFeedback(scope)})`;

type Skipped = Pick<CompletedWorkout, 'rowChanges' | 'comment'>;

const skipped = sql<Skipped | null>`case when completed_workouts.is_skipped then json_build_object(
  'rowChanges', completed_workouts.row_changes, 'comment', completed_workouts.comment) end`;

/** The columns of begun and finished workouts in lists. */
function shownColumns() {
  return [
    'completed_workouts.id',
    'completed_workouts.client_id as clientId',
    'clients.name as clientName',
    'completed_workouts.title',
    'completed_workouts.program_title as programTitle',
    'completed_workouts.week_number as weekNumber',
    'completed_workouts.day_number as dayNumber',
    'completed_workouts.source',
    sql<number>`(select count(*)::int from completed_sets sets
      where sets.completed_workout_id = completed_workouts.id and not sets.is_warm_up and not sets.is_drop)`.as('sets'),
    prescribedSets(sql`completed_workouts`).as('prescribedSets'),
    addedCount.as('addedExercises'),
    hasPain.as('hasPain'),
    'completed_workouts.names_symptoms as namesSymptoms',
  ] as const;
}

function cards(scope: Scope) {
  return scope.db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select(shownColumns())
    .select([
      'completed_workouts.finished_at as finishedAt',
      'completed_workouts.finished_on as finishedOn',
      durationMinutes().as('minutes'),
      sql<number>`(select coalesce(sum(${volumeOfSet}), 0)::float8 from completed_sets sets
        where sets.completed_workout_id = completed_workouts.id and not sets.is_warm_up)`.as('volumeKg'),
      sql<Endurance | null>`(select ${enduranceOfSets} from completed_sets sets
        where sets.completed_workout_id = completed_workouts.id and not sets.is_warm_up)`.as('endurance'),
      'completed_workouts.effort',
      skipped.as('skipped'),
      sql<number>`(${commentCount(scope)}
        + greatest(${feedbackCount} - completed_workouts.is_skipped::int, 0))`.as('comments'),
      sql<number>`(${newCommentCount(scope)}
        + ${unreadFeedbackCount(scope)})`.as('unread'),
    ])
    .where('completed_workouts.finished_at', 'is not', null)
    .orderBy('completed_workouts.finished_at', 'desc')
    .orderBy('completed_workouts.id')
    .$castTo<Omit<CompletedWorkoutCard, 'skip'> & { skipped: Skipped | null }>();
}

/** SQL for the time at which the client of the row of `clients` last finished a workout, for professionals. */
export function lastWorkoutAt(): RawBuilder<string | null> {
  return sql<string | null>`case when ${isNotWithdrawn('health_data')} then (
    select max(done.finished_at) from completed_workouts done where done.client_id = clients.id and not done.is_skipped) end`;
}
