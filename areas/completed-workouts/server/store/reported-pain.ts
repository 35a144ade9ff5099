import { sql } from 'kysely';
import { z } from 'zod';
import { ReportedPain } from '../../contract/exercise-history.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const PainOfExercise = ReportedPain.extend({ exerciseId: z.uuid() });
export type PainOfExercise = z.output<typeof PainOfExercise>;

/** The exercise of a row of a prescription: that of a swap, else the prescribed one. */
const exerciseOfRow = sql`coalesce(change ->> 'exerciseId', row ->> 'exerciseId')::uuid`;

/**
 * The last time that the client skipped each of these exercises because of pain. Those that were done since with all their prescribed
 * working sets, without a skip, are left out. The workouts with pain are few and have an index of their own.
 */
export async function findReportedPain(
  { db }: Scope,
  { clientId, exerciseIds }: { clientId: string; exerciseIds: readonly string[] },
): Promise<PainOfExercise[]> {
  return rowsOf(
    db,
    PainOfExercise,
    sql`
    with pains as (
      select distinct on (exercise_id) exercise_id, finished_at, finished_on, note
      from (
        select ${exerciseOfRow} as exercise_id, finished_at, finished_on, change ->> 'skipNote' as note
        from completed_workouts
          cross join lateral jsonb_array_elements(row_changes) change
          join lateral jsonb_array_elements(prescription) row on row ->> 'id' = change ->> 'rowId'
        where row_changes @> '[{"skipReason": "pain"}]' and finished_at is not null and client_id = ${clientId}
          and change ->> 'skipReason' = 'pain'
      ) skipped
      where exercise_id = any(${exerciseIds}::uuid[])
      order by exercise_id, finished_at desc
    )
    select exercise_id as "exerciseId", finished_on as "on", note from pains
    where not exists (
      select from completed_workouts later
        cross join lateral jsonb_array_elements(later.prescription) row
        left join lateral jsonb_array_elements(later.row_changes) change on change ->> 'rowId' = row ->> 'id'
      where later.client_id = ${clientId} and later.finished_at > pains.finished_at and not later.is_skipped
        and ${exerciseOfRow} = pains.exercise_id and change ->> 'skipReason' is null
        and (select count(*) from completed_sets done
          where done.completed_workout_id = later.id and done.row_id = (row ->> 'id')::uuid and done.exercise_id = pains.exercise_id
            and not done.is_warm_up and not done.is_drop) >= greatest(coalesce((row ->> 'sets')::int, 1), 1))`,
  );
}
