import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { prescribedSets } from './sets.ts';

/**
 * Stores whether a finished workout was interrupted, from its stored sets and pain at the end: prescribed sets are missing, and pain was
 * reported at the end or more than half of the sets are missing (`docs/decisions/0080`).
 */
export async function saveInterrupted({ db }: Scope, completedWorkoutId: string): Promise<void> {
  await sql`
    with counted as (
      select done.id, not done.is_skipped and sets.missing > 0 and (done.has_pain_at_end or sets.missing * 2 > sets.total) as is_interrupted
      from completed_workouts done
        cross join lateral json_to_record(${prescribedSets(sql`done`)}) as sets (total int, missing int)
      where done.id = ${completedWorkoutId} and done.finished_at is not null
    )
    update completed_workouts set is_interrupted = counted.is_interrupted
    from counted where completed_workouts.id = counted.id and completed_workouts.is_interrupted <> counted.is_interrupted`.execute(
    db,
  );
}
