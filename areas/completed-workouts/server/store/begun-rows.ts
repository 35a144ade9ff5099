import { sql } from 'kysely';
import { z } from 'zod';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { PrescribedRow } from '../../contract/set.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const BegunRows = z.object({
  id: z.uuid(),
  workoutId: z.uuid(),
  rows: z.array(PrescribedRow),
});
type BegunRows = z.output<typeof BegunRows>;

/** Workouts of one change of programs that are updated; a client has at most a few unfinished ones. */
const maxBegun = 500;

/** The unfinished workouts of programs with the rows that they were begun with, locked until the end of the transaction. */
export async function lockBegunOf({ db }: Pick<Scope, 'db'>, programIds: readonly string[]): Promise<BegunRows[]> {
  return rowsOf(
    db,
    BegunRows,
    sql`
    select id, prescribed_workout_id as "workoutId", prescription as rows
    from completed_workouts
    where program_id = any(${programIds}::uuid[]) and finished_at is null and not is_skipped
      and prescribed_workout_id is not null
    order by started_at desc limit ${sql.lit(maxBegun)} for update`,
  );
}

const StartedRows = z.object({ id: z.uuid(), rowIds: z.array(z.string()) });

/** The rows of workouts with a set, a skip, a swap or another change of the client, by workout. */
export async function findStartedRows(
  { db }: Pick<Scope, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await rowsOf(
    db,
    StartedRows,
    sql`
    select done.id, (select coalesce(jsonb_agg(started."rowId"), '[]') from (
      select row_id::text as "rowId" from completed_sets where completed_workout_id = done.id
      union select change ->> 'rowId' from jsonb_array_elements(done.row_changes) change) started) as "rowIds"
    from completed_workouts done where done.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, rowIds }) => [id, new Set(rowIds)]));
}

const ProgramRows = z.object({ workoutId: z.uuid(), exercises: z.array(ExerciseRow) });

/** The rows that programs prescribe now for these workouts, by workout, with the names that the program has. */
export async function findProgramRows(
  { db }: Pick<Scope, 'db'>,
  programIds: readonly string[],
  workoutIds: readonly string[],
): Promise<ReadonlyMap<string, PrescribedRow[]>> {
  const rows = await rowsOf(
    db,
    ProgramRows,
    sql`
    select workout ->> 'id' as "workoutId", workout -> 'exercises' as exercises
    from programs cross join jsonb_path_query(content, '$.weeks[*].days[*].workouts[*]') workout
    where programs.id = any(${programIds}::uuid[]) and (workout ->> 'id')::uuid = any(${workoutIds}::uuid[])`,
  );
  return new Map(rows.map(({ workoutId, exercises }) => [workoutId, exercises.map(({ position: _, ...row }) => row)]));
}

export async function saveBegunRows({ db }: Pick<Scope, 'db'>, changed: readonly Omit<BegunRows, 'workoutId'>[]) {
  await sql`
    update completed_workouts set prescription = given.rows
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id uuid, rows jsonb)
    where completed_workouts.id = given.id`.execute(db);
}
