import { sql } from 'kysely';
import { maxGapSeconds, typedTogetherSeconds } from '../../rules/figures.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Stores how long a finished workout was trained, from its stored sets, as `trainedSeconds` of `rules/figures.ts` counts. A gap before
 * sets that were typed together has no longest length: null, which `least` leaves out.
 */
export async function saveTrainedSeconds({ db }: Scope, completedWorkoutId: string): Promise<void> {
  await sql`
    update completed_workouts done set trained_seconds = (
      select round(sum(least(gap, longest)) filter (where gap is not null))::int
      from (
        select extract(epoch from at - lag(at) over (order by at, seconds desc)) as gap, longest
        from (
          select unnest(array[done.started_at, done.finished_at]) as at, 0 as seconds, ${maxGapSeconds}::int as longest
          union all
          select logged_at, coalesce(seconds, 0),
            case when extract(epoch from max(logged_at) over () - min(logged_at) over ()) > ${typedTogetherSeconds}::int
              then ${maxGapSeconds}::int + coalesce(seconds, 0) end
          from completed_sets
          where completed_workout_id = done.id and logged_at between done.started_at and done.finished_at
        ) instants
      ) gaps)
    where id = ${completedWorkoutId} and finished_at is not null`.execute(db);
}

/** SQL for the duration of a row of `completed_workouts` without long pauses, in whole minutes, at most 100,000. */
export const durationMinutes = sql<number>`least(round(coalesce(trained_seconds,
  extract(epoch from finished_at - started_at)) / 60), 100000)::int`;
