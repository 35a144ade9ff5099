import { type RawBuilder, sql } from 'kysely';
import type { ExerciseRow, Week, Workout } from '../../contract/document.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Database } from '#shell/server/database/transaction.ts';

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
    await write(db, saveWeekRows, levels.weeks),
    await write(db, saveDayRows, levels.days),
    await write(db, saveWorkoutRows, levels.workouts),
    await write(db, saveExerciseRows, levels.rows),
  ];
  return written.every(Boolean);
}

interface PlacedWorkout {
  programId: string;
  dayId: string;
  position: number;
  workout: Workout;
}

/** One workout with its rows. False when an id belongs to another program already. */
export async function saveWorkout({ db }: Scope, { workout, ...place }: PlacedWorkout): Promise<boolean> {
  const { exercises, ...head } = workout;
  const { programId } = place;
  const written = [
    await write(db, saveWorkoutRows, [{ ...head, ...place }]),
    await write(
      db,
      saveExerciseRows,
      exercises.map((row) => ({ ...row, programId, workoutId: workout.id })),
    ),
  ];
  return written.every(Boolean);
}

/** Rows that the workout has already. */
export async function saveRows(
  { db }: Scope,
  { rows, ...place }: { programId: string; workoutId: string; rows: ExerciseRow[] },
): Promise<void> {
  await write(
    db,
    saveExerciseRows,
    rows.map((row) => ({ ...row, ...place })),
  );
}

async function write(db: Database, save: (list: object[]) => RawBuilder<unknown>, list: object[]): Promise<boolean> {
  if (list.length === 0) return true;
  const { rows } = await sql<{ ours: boolean }>`${save(list)}`.execute(db);
  return rows[0]?.ours === true;
}

/** Removes what the program no longer holds, the lowest level first so that nothing that moved is lost. */
export async function deleteOthers({ db }: Scope, program: ProgramWeeks): Promise<void> {
  const levels = levelsOf(program);
  const { programId } = program;
  await deleteAllBut(db, 'exercise_rows', { programId, kept: levels.rows });
  await deleteAllBut(db, 'workouts', { programId, kept: levels.workouts });
  await deleteAllBut(db, 'program_days', { programId, kept: levels.days });
  await deleteAllBut(db, 'program_weeks', { programId, kept: levels.weeks });
}

interface Kept {
  programId: string;
  kept: { id: string }[];
}

/** As a difference of two sets: to look each row up in a list would cost the square of their number. */
async function deleteAllBut(
  db: Database,
  table: 'exercise_rows' | 'workouts' | 'program_days' | 'program_weeks',
  { programId, kept }: Kept,
): Promise<void> {
  const ids = kept.map(({ id }) => id);
  await sql`
    delete from ${sql.table(table)} where program_id = ${programId} and id in (
      select id from ${sql.table(table)} where program_id = ${programId} except select unnest(${ids}::uuid[]))`.execute(
    db,
  );
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
      select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as sent("programId" uuid, "weekId" uuid, id uuid, "dayNumber" int, "offset" smallint)
    ), saved as (
      insert into program_days as old (program_id, week_id, id, day_number, day_offset)
      select "programId", "weekId", id, "dayNumber", "offset" from sent
      on conflict (account_id, id) do update set week_id = excluded.week_id, day_number = excluded.day_number,
        day_offset = excluded.day_offset
      where old.program_id = excluded.program_id
        and (old.week_id, old.day_number, old.day_offset)
          is distinct from (excluded.week_id, excluded.day_number, excluded.day_offset)
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
        value text, weight text, rpe float8, rir int, tut text, info text, "restType" text, "restValue" int, progression jsonb)
        left join system_exercises system on system.id = sent."exerciseId"
    ), saved as (
      insert into exercise_rows as old (program_id, workout_id, id, exercise_id, system_exercise_id, name, key, position,
        superset_position, type, sets, reps, value, weight, rpe, rir, tut, info, rest_type, rest_value, progression)
      select "programId", "workoutId", id, own_id, system_id, name, key, position, "supersetPosition", type, sets, reps,
        value, weight, rpe, rir, tut, info, "restType", "restValue", progression
      from sent
      on conflict (account_id, id) do update set workout_id = excluded.workout_id, exercise_id = excluded.exercise_id,
        system_exercise_id = excluded.system_exercise_id, name = excluded.name, key = excluded.key,
        position = excluded.position, superset_position = excluded.superset_position, type = excluded.type,
        sets = excluded.sets, reps = excluded.reps, value = excluded.value, weight = excluded.weight,
        rpe = excluded.rpe, rir = excluded.rir, tut = excluded.tut, info = excluded.info,
        rest_type = excluded.rest_type, rest_value = excluded.rest_value,
        progression = excluded.progression
      where old.program_id = excluded.program_id and old is distinct from excluded
    )
    select not exists (select 1 from exercise_rows old join sent using (id) where old.program_id <> sent."programId") as ours`;
}
