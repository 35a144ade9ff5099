import { type RawBuilder, sql } from 'kysely';
import { MovedWorkout } from '../../contract/editing.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Finds the workouts of a copy that were moved, with their dates; the document has only the prescribed ones. */
export async function findMovedWorkouts({ db }: Transaction, programId: string): Promise<MovedWorkout[]> {
  return rowsOf(
    db,
    MovedWorkout,
    sql`
    select adjustment.workout_id as "workoutId", adjustment.moved_to as date
    from program_workouts workout join workout_adjustments adjustment on adjustment.workout_id = workout.id
    where workout.program_id = ${programId} and adjustment.moved_to is not null`,
  );
}

/**
 * Returns the new last day of a copy whose number of weeks becomes `weeks`; `week_count` is still the previous number.
 * A copy that was ended before its last week keeps its end. Null for a template.
 */
export function endAfterEdit(weeks: number): RawBuilder<string | null> {
  const previousEnd = sql`(starts_on - 1 + 7 * week_count)`;
  const newEnd = sql`(starts_on - 1 + 7 * ${weeks}::int)`;
  return sql`case when ends_on < ${previousEnd} then least(ends_on, ${newEnd}) else ${newEnd} end`;
}

/**
 * Columns that change with an assignment. A new start sets the end to that of all weeks. Moving dates does not count as an
 * edit by hand: a copy that is synced with its template stays synced.
 */
export function assignmentColumns({ startsOn, note }: { startsOn: string; note: string }) {
  return {
    note,
    starts_on: sql`${startsOn}::date`,
    ends_on: sql`case when starts_on = ${startsOn}::date then ends_on else ${startsOn}::date - 1 + 7 * week_count end`,
    synced_version: sql`case when synced_version = version then version + 1 else synced_version end`,
  };
}
