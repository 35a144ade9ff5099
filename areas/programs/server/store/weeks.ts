import { sql } from 'kysely';
import type { Week } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The weeks of one program as they shall stand. */
export interface ProgramWeeks {
  programId: string;
  weeks: Week[];
}

/**
 * Writes the weeks of a program, each level in one statement; only what differs is touched. False when an id belongs to
 * another program already.
 */
export async function saveWeeks({ db }: Scope, program: ProgramWeeks): Promise<boolean> {
  const levels = levelsOf(program);
  const written = [
    await sql<{ ours: boolean }>`${saveWeekRows(levels.weeks)}`.execute(db),
    await sql<{ ours: boolean }>`${saveDayRows(levels.days)}`.execute(db),
    await sql<{ ours: boolean }>`${saveWorkoutRows(levels.workouts)}`.execute(db),
    await sql<{ ours: boolean }>`${saveExerciseRows(levels.rows)}`.execute(db),
  ];
  return written.every(({ rows }) => rows[0]?.ours);
}

/** Removes what the program no longer holds, the lowest level first so that nothing that moved is lost. */
export async function deleteOthers({ db }: Scope, { programId, weeks }: ProgramWeeks): Promise<void> {
  const levels = levelsOf({ programId, weeks });
  const ids = (list: { id: string }[]) => list.map((one) => one.id);
  await db
    .deleteFrom('exercise_rows')
    .where('program_id', '=', programId)
    .where(isNotIn(ids(levels.rows)))
    .execute();
  await db
    .deleteFrom('workouts')
    .where('program_id', '=', programId)
    .where(isNotIn(ids(levels.workouts)))
    .execute();
  await db
    .deleteFrom('program_days')
    .where('program_id', '=', programId)
    .where(isNotIn(ids(levels.days)))
    .execute();
  await db
    .deleteFrom('program_weeks')
    .where('program_id', '=', programId)
    .where(isNotIn(ids(levels.weeks)))
    .execute();
}

function isNotIn(ids: string[]) {
  return sql<boolean>`id <> all(${ids}::uuid[])`;
}

function levelsOf({ programId, weeks: listed }: ProgramWeeks) {
  const weeks = listed.map((week) => ({ ...week, programId }));
  const days = weeks.flatMap(({ programId, id, days }) => days.map((day) => ({ ...day, programId, weekId: id })));
  const workouts = days.flatMap(({ programId, id, workouts }) =>
    workouts.map((workout, index) => ({ ...workout, programId, dayId: id, position: index + 1 })),
  );
  const rows = workouts.flatMap(({ programId, id, exercises }) =>
    exercises.map((row) => ({ ...row, programId, workoutId: id })),
  );
  return {
    weeks: weeks.map(({ days: _, ...week }) => week),
    days: days.map(({ workouts: _, ...day }) => day),
    workouts: workouts.map(({ exercises: _, ...workout }) => workout),
    rows,
  };
}

function saveWeekRows(weeks: object[]) {
  return sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as sent("programId" uuid, id uuid, "weekNumber" int)
    ), saved as (
      insert into program_weeks as old (program_id, id, week_number) select "programId", id, "weekNumber" from sent
      on conflict (account_id, id) do update set week_number = excluded.week_number
      where old.program_id = excluded.program_id and old.week_number <> excluded.week_number
    )
    select not exists (select 1 from program_weeks old join sent using (id) where old.program_id <> sent."programId") as ours`;
}

function saveDayRows(days: object[]) {
  return sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as sent("programId" uuid, "weekId" uuid, id uuid, "dayNumber" int)
    ), saved as (
      insert into program_days as old (program_id, week_id, id, day_number) select "programId", "weekId", id, "dayNumber" from sent
      on conflict (account_id, id) do update set week_id = excluded.week_id, day_number = excluded.day_number
      where old.program_id = excluded.program_id
        and (old.week_id, old.day_number) is distinct from (excluded.week_id, excluded.day_number)
    )
    select not exists (select 1 from program_days old join sent using (id) where old.program_id <> sent."programId") as ours`;
}

function saveWorkoutRows(workouts: object[]) {
  return sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb)
        as sent("programId" uuid, "dayId" uuid, id uuid, position int, title text, info text)
    ), saved as (
      insert into workouts as old (program_id, day_id, id, position, title, info)
      select "programId", "dayId", id, position, title, info from sent
      on conflict (account_id, id) do update set day_id = excluded.day_id, position = excluded.position,
        title = excluded.title, info = excluded.info
      where old.program_id = excluded.program_id and (old.day_id, old.position, old.title, old.info)
        is distinct from (excluded.day_id, excluded.position, excluded.title, excluded.info)
    )
    select not exists (select 1 from workouts old join sent using (id) where old.program_id <> sent."programId") as ours`;
}

/** An exercise is either the library's or the account's: the one that exists is pointed at. */
function saveExerciseRows(rows: object[]) {
  return sql`
    with sent as (
      select sent.*, system.id as system_id, case when system.id is null then sent."exerciseId" end as own_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent("programId" uuid, "workoutId" uuid, id uuid,
        "exerciseId" uuid, name text, key text, position int, "supersetPosition" int, type text, sets int, reps text,
        value text, weight text, rpe float8, rir int, tut text, info text, "restType" text, "restValue" int)
        left join system_exercises system on system.id = sent."exerciseId"
    ), saved as (
      insert into exercise_rows as old (program_id, workout_id, id, exercise_id, system_exercise_id, name, key, position,
        superset_position, type, sets, reps, value, weight, rpe, rir, tut, info, rest_type, rest_value)
      select "programId", "workoutId", id, own_id, system_id, name, key, position, "supersetPosition", type, sets, reps,
        value, weight, rpe, rir, tut, info, "restType", "restValue"
      from sent
      on conflict (account_id, id) do update set workout_id = excluded.workout_id, exercise_id = excluded.exercise_id,
        system_exercise_id = excluded.system_exercise_id, name = excluded.name, key = excluded.key,
        position = excluded.position, superset_position = excluded.superset_position, type = excluded.type,
        sets = excluded.sets, reps = excluded.reps, value = excluded.value, weight = excluded.weight,
        rpe = excluded.rpe, rir = excluded.rir, tut = excluded.tut, info = excluded.info,
        rest_type = excluded.rest_type, rest_value = excluded.rest_value
      where old.program_id = excluded.program_id and old is distinct from excluded
    )
    select not exists (select 1 from exercise_rows old join sent using (id) where old.program_id <> sent."programId") as ours`;
}
