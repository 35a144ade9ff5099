import { sql } from 'kysely';
import { z } from 'zod';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { CompletedSet, PrescribedRow, RowChange } from '../../contract/set.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const BegunRows = z.object({
  id: z.uuid(),
  workoutId: z.uuid(),
  rows: z.array(PrescribedRow),
});
export type BegunRows = z.output<typeof BegunRows>;

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

const LockedRows = BegunRows.extend({ programId: z.uuid().nullable(), isToDo: z.boolean() });

/** A prescribed workout with its rows, locked until the end of the transaction; empty for another one. `isToDo`: it is not finished. */
export async function lockBegun(
  { db }: Pick<Scope, 'db'>,
  { id, clientId }: { id: string; clientId: string },
): Promise<z.output<typeof LockedRows>[]> {
  return rowsOf(
    db,
    LockedRows,
    sql`
    select id, prescribed_workout_id as "workoutId", prescription as rows, program_id as "programId", finished_at is null as "isToDo"
    from completed_workouts
    where id = ${id} and client_id = ${clientId} and source = 'forma' and prescribed_workout_id is not null for update`,
  );
}

const Done = z.object({
  id: z.uuid(),
  sets: z.array(CompletedSet.pick({ rowId: true, setNumber: true, isWarmUp: true })),
  rowChanges: z.array(RowChange),
});

/** The sets of workouts, and what the client skipped or swapped, by workout. */
export async function findDone(
  { db }: Pick<Scope, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.output<typeof Done>>> {
  const rows = await rowsOf(
    db,
    Done,
    sql`
    select done.id, done.row_changes as "rowChanges", (
      select coalesce(jsonb_agg(jsonb_build_object('rowId', row_id, 'setNumber', set_number, 'isWarmUp', is_warm_up)), '[]')
      from completed_sets where completed_workout_id = done.id) as sets
    from completed_workouts done where done.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((one) => [one.id, one]));
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
