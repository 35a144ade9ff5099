import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

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
 * remembers the model it comes from and in which version, also when it is a copy of a copy; it ends when its weeks are
 * over.
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
      insert into programs (id, title, info, client_id, template_id, template_version, synced_version, starts_on, ends_on, note,
        created_by)
      select asked.id, title, info, asked.client_id, case when programs.client_id is null then programs.id else template_id end,
        case when programs.client_id is null then version else template_version end,
        case when programs.client_id is null or synced_version = version then 1 end,
        ${startsOn}::date,
        ${startsOn}::date - 1 + 7 * (select count(*)::int from program_weeks where program_id = programs.id),
        ${note}, ${caller.membershipId}::uuid
      from programs, asked where programs.id = ${programId}
    ), ${partsOf(programId)}`.execute(db);
}

interface Duplicate {
  programId: string;
  /** Of the new model. */
  id: string;
  /** Undefined: the folder that the program is in. */
  folderId: string | null | undefined;
}

/** False when the caller has no such program. */
export async function copyAsTemplate(scope: Scope, { programId, id, folderId }: Duplicate): Promise<boolean> {
  const folder = folderId === undefined ? sql`folder_id` : sql`${folderId}::uuid`;
  const { rows } = await sql<{ id: string }>`
    with seen as (
      select * from programs where id = ${programId} and ${isVisibleProgram(scope)}
    ), asked as (
      select ${id}::uuid as id from seen
    ), copied as (
      insert into programs (id, title, info, folder_id, created_by)
      select ${id}::uuid, title, info, ${folder}, ${scope.caller.membershipId}::uuid from seen
    ), ${partsOf(programId)}`.execute(scope.db);
  return rows.length > 0;
}

/** A week to copy, and the week that gets what is in it: a new one, or one that was emptied before. */
export interface WeekCopy {
  from: string;
  programId: string;
  id: string;
  weekNumber: number;
  /** The dates that the days keep, in the order of the days; without it they come from the week. */
  offsets?: (number | null)[] | undefined;
}

/** In one statement, however many weeks and programs. */
export async function copyWeeks({ db }: Scope, copies: readonly WeekCopy[]): Promise<void> {
  await sql`
    with weeks as materialized (
      select "programId" as program_id, "from" as old_id, id, "weekNumber" as week_number, offsets
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
        as sent("programId" uuid, "from" uuid, id uuid, "weekNumber" int, offsets jsonb)
    ), copied_weeks as (
      insert into program_weeks (program_id, id, week_number) select program_id, id, week_number from weeks
      on conflict (account_id, id) do nothing
    ), days as materialized (
      select weeks.program_id, program_days.id as old_id, new_id() as id, weeks.id as week_id, day_number,
        case when offsets is null then day_offset else (offsets ->> (day_number - 1))::smallint end as day_offset
      from weeks join program_days on program_days.week_id = weeks.old_id
    ), copied_days as (${insertedDays}), ${contentsOfDays(sql`true`)}
    select 1`.execute(db);
}

interface DayCopy {
  from: string;
  programId: string;
  weekId: string;
  id: string;
  dayNumber: number;
}

/** Into a new day, or into one that was emptied before. */
export async function copyDay({ db }: Scope, { from, programId, weekId, id, dayNumber }: DayCopy): Promise<void> {
  await sql`
    with days as materialized (
      select ${programId}::uuid as program_id, ${from}::uuid as old_id, ${id}::uuid as id
    ), copied_days as (
      insert into program_days (program_id, id, week_id, day_number)
      values (${programId}::uuid, ${id}::uuid, ${weekId}::uuid, ${dayNumber}::int)
      on conflict (account_id, id) do nothing
    ), ${contentsOfDays(sql`true`)}
    select 1`.execute(db);
}

/** Everything in that program once more for each of `asked`, which names the new programs. */
function partsOf(programId: string): RawBuilder<unknown> {
  return sql`weeks as materialized (
      select asked.id as program_id, program_weeks.id as old_id, new_id() as id, week_number
      from program_weeks, asked where program_id = ${programId}
    ), copied_weeks as (
      insert into program_weeks (program_id, id, week_number) select program_id, id, week_number from weeks
    ), days as materialized (
      select weeks.program_id, program_days.id as old_id, new_id() as id, weeks.id as week_id, day_number, day_offset
      from program_days join weeks on weeks.old_id = week_id where program_days.program_id = ${programId}
    ), copied_days as (${insertedDays}), ${contentsOfDays(sql`r.program_id = ${programId}`)}
    select id from asked`;
}

const insertedDays = sql`
  insert into program_days (program_id, id, week_id, day_number, day_offset)
  select program_id, id, week_id, day_number, day_offset from days`;

/** Workouts and rows of `days`, which names the days to copy and the new ones; `isWanted` narrows where rows are looked for. */
function contentsOfDays(isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`day_workouts as materialized (
      select days.program_id, r.id as old_id, new_id() as id, days.id as day_id, position, title, info
      from workouts r join days on days.old_id = day_id where ${isWanted}
    ), copied_workouts as (
      insert into workouts (program_id, id, day_id, position, title, info)
      select program_id, id, day_id, position, title, info from day_workouts
    ), copied_rows as (
      insert into exercise_rows (program_id, workout_id, id, exercise_id, system_exercise_id, name, key, position,
        superset_position, type, sets, reps, value, weight, rpe, rir, tut, info, rest_type, rest_value, progression)
      select day_workouts.program_id, day_workouts.id, new_id(), exercise_id, system_exercise_id, name, key, r.position,
        superset_position, type, sets, reps, value, weight, rpe, rir, tut, r.info, rest_type, rest_value,
        progression
      from exercise_rows r join day_workouts on day_workouts.old_id = r.workout_id where ${isWanted}
    )`;
}
