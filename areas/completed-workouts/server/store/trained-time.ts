import { type RawBuilder, sql } from 'kysely';
import {
  longestTypedSeconds,
  maxGapSeconds,
  shortestSeconds,
  shortestSetSeconds,
  typedTogetherSeconds,
} from '../../rules/figures.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Stores how long a finished workout was trained, from its stored sets and the times that devices sent, as `trainedSeconds` of `rules/figures.ts` counts. `longest` is what
 * counts of the gap that ends there; `counted_in_full_up_to` is the length up to which a gap before sets that were typed together counts in
 * full. Sets of another device that arrive after the end make no time implausible that was plausible without them.
 */
export async function saveTrainedSeconds({ db }: Scope, completedWorkoutId: string): Promise<void> {
  await sql`
    update completed_workouts done set trained_seconds = (
      select round(sum(case when gap <= counted_in_full_up_to then gap else least(gap, longest) end)
          filter (where gap is not null))::int
      from (
        select extract(epoch from at - lag(at) over (order by at, seconds desc, counted_in_full_up_to nulls last)) as gap,
          longest, counted_in_full_up_to
        from (
          select unnest(array[${sentStart}, ${sentEnd}]) as at, 0 as seconds, ${maxGapSeconds}::int as longest,
            null::int as counted_in_full_up_to
          union all
          select logged_at, coalesce(seconds, 0), ${maxGapSeconds}::int + coalesce(seconds, 0),
            case when extract(epoch from max(logged_at) over () - min(logged_at) over ()) <= ${typedTogetherSeconds}::int
              then ${longestTypedSeconds}::int end
          from completed_sets
          where completed_workout_id = done.id and logged_at <= greatest(${sentStart}, ${sentEnd})
        ) instants
      ) gaps)
    where id = ${completedWorkoutId} and finished_at is not null`.execute(db);
  await sql`
    update completed_workouts set is_time_recorded = ${isPlausible('completed_workouts')}
    where id = ${completedWorkoutId} and finished_at is not null and is_time_recorded is not true`.execute(db);
}

const sentStart = sql`coalesce(done.sent_started_at, done.started_at)`;
const sentEnd = sql`coalesce(done.sent_finished_at, done.finished_at)`;

/** 100,000 minutes: the clock of the phone was moved by months. */
const longestSeconds = 6_000_000;

/**
 * SQL for the seconds of training that were recorded in a row of `completed_workouts`, or of its alias; null when they are none, as
 * `recordedSeconds` of `rules/figures.ts` decides.
 */
export function recordedSeconds(table = 'completed_workouts'): RawBuilder<number | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isRecorded = sql`coalesce(${column('is_time_recorded')}, ${isPlausible(table)})`;
  return sql<
    number | null
  >`case when ${column('finished_at')} is not null and ${isRecorded} then ${secondsOf(table)} end`;
}

/** SQL for the seconds between start and end, without long pauses where these are known. */
function secondsOf(table: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`least(coalesce(${column('trained_seconds')}, extract(epoch from
    coalesce(${column('sent_finished_at')}, ${column('finished_at')}) - coalesce(${column('sent_started_at')}, ${column('started_at')}))),
    ${sql.lit(longestSeconds)})::int`;
}

/** SQL for whether all stored sets can have been done in these seconds. */
function isPlausible(table: string): RawBuilder<boolean> {
  return sql`${secondsOf(table)} >= greatest(${sql.lit(shortestSeconds)}, ${sql.lit(shortestSetSeconds)} * (
    select count(*) from completed_sets counted
    where counted.completed_workout_id = ${sql.ref(`${table}.id`)} and not counted.is_warm_up and not counted.is_drop))`;
}

/** SQL for the duration of a row of `completed_workouts` in seconds: the corrected one, otherwise the recorded one without long pauses. */
export function durationSeconds(table = 'completed_workouts'): RawBuilder<number | null> {
  return sql<number | null>`coalesce(${sql.ref(`${table}.corrected_minutes`)} * 60, ${recordedSeconds(table)})`;
}

/** SQL for that duration in whole minutes. */
export function durationMinutes(table?: string): RawBuilder<number | null> {
  return sql<number | null>`round(${durationSeconds(table)} / 60.0)::int`;
}
