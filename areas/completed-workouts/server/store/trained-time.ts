import { sql } from 'kysely';
import { longestTypedSeconds, maxGapSeconds, typedTogetherSeconds } from '../../rules/figures.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Stores how long a finished workout was trained, from its stored sets, as `trainedSeconds` of `rules/figures.ts` counts. `longest` is what
 * counts of the gap that ends there; `counted_in_full_up_to` is the length up to which a gap before sets that were typed together counts in
 * full.
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
          select unnest(array[done.started_at, done.finished_at]) as at, 0 as seconds, ${maxGapSeconds}::int as longest,
            null::int as counted_in_full_up_to
          union all
          select logged_at, coalesce(seconds, 0), ${maxGapSeconds}::int + coalesce(seconds, 0),
            case when extract(epoch from max(logged_at) over () - min(logged_at) over ()) <= ${typedTogetherSeconds}::int
              then ${longestTypedSeconds}::int end
          from completed_sets
          where completed_workout_id = done.id and logged_at <= greatest(done.started_at, done.finished_at)
        ) instants
      ) gaps)
    where id = ${completedWorkoutId} and finished_at is not null`.execute(db);
}

/** SQL for the duration of a row of `completed_workouts` without long pauses, in whole minutes, at most 100,000. */
export const durationMinutes = sql<number>`least(round(coalesce(trained_seconds,
  extract(epoch from finished_at - started_at)) / 60), 100000)::int`;
