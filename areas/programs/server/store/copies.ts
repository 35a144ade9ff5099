import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

/** A copy to make: its own id and whose it is. */
export interface Copy {
  id: string;
  clientId: string;
}

interface CopiedProgram {
  programId: string;
  startsOn: string;
  note: string;
}

/**
 * Copies a program with everything in it to each of the clients, in one statement however many there are. A copy
 * remembers the model it comes from, also when it is a copy of a copy; it ends when its weeks are over.
 */
export async function copyProgram(
  { db, caller }: Scope,
  { programId, startsOn, note }: CopiedProgram,
  copies: Copy[],
): Promise<void> {
  await sql`
    with asked as (
      select id, "clientId" as client_id from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as asked(id uuid, "clientId" uuid)
    ), copied as (
      insert into programs (id, title, info, client_id, model_id, starts_on, ends_on, note, created_by)
      select asked.id, title, info, asked.client_id, case when programs.client_id is null then programs.id else model_id end,
        ${startsOn}::date,
        ${startsOn}::date - 1 + 7 * (select count(*)::int from program_weeks where program_id = programs.id),
        ${note}, ${caller.membershipId}::uuid
      from programs, asked where programs.id = ${programId}
    ), weeks as materialized (
      select asked.id as program_id, program_weeks.id as old_id, new_id() as id, week_number
      from program_weeks, asked where program_id = ${programId}
    ), days as materialized (
      select weeks.program_id, program_days.id as old_id, new_id() as id, weeks.id as week_id, day_number
      from program_days join weeks on weeks.old_id = week_id where program_days.program_id = ${programId}
    ), day_workouts as materialized (
      select days.program_id, workouts.id as old_id, new_id() as id, days.id as day_id, position, title, info
      from workouts join days on days.old_id = day_id where workouts.program_id = ${programId}
    ), copied_weeks as (
      insert into program_weeks (program_id, id, week_number) select program_id, id, week_number from weeks
    ), copied_days as (
      insert into program_days (program_id, id, week_id, day_number) select program_id, id, week_id, day_number from days
    ), copied_workouts as (
      insert into workouts (program_id, id, day_id, position, title, info)
      select program_id, id, day_id, position, title, info from day_workouts
    )
    insert into exercise_rows (program_id, workout_id, id, exercise_id, system_exercise_id, name, key, position,
      superset_position, type, sets, reps, value, weight, rpe, rir, tut, info, rest_type, rest_value)
    select day_workouts.program_id, day_workouts.id, new_id(), exercise_id, system_exercise_id, name, key, r.position,
      superset_position, type, sets, reps, value, weight, rpe, rir, tut, r.info, rest_type, rest_value
    from exercise_rows r join day_workouts on day_workouts.old_id = r.workout_id
    where r.program_id = ${programId}`.execute(db);
}
