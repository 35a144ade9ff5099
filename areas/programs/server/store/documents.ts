import { type RawBuilder, sql } from 'kysely';
import type { Day, ExerciseRow, Week, Workout } from '../../contract/document.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The row `exercise_rows` as the contract's ExerciseRow. */
export const rowDocument: RawBuilder<ExerciseRow> = sql`json_build_object(
  'id', exercise_rows.id, 'exerciseId', coalesce(exercise_id, system_exercise_id), 'name', name, 'key', key,
  'position', position, 'supersetPosition', superset_position, 'type', type, 'sets', sets, 'reps', reps,
  'value', value, 'weight', weight, 'rpe', rpe, 'rir', rir, 'tut', tut, 'info', info,
  'restType', rest_type, 'restValue', rest_value, 'progression', progression)`;

/** The row `workouts` with its rows. */
const workoutDocument: RawBuilder<Workout> = sql`json_build_object(
  'id', workouts.id, 'title', workouts.title, 'info', workouts.info, 'exercises', coalesce((
    select json_agg(${rowDocument} order by position) from exercise_rows where workout_id = workouts.id), '[]'))`;

/** The row `program_days` with its workouts. */
const dayDocument: RawBuilder<Day> = sql`json_build_object(
  'id', program_days.id, 'dayNumber', day_number, 'offset', day_offset, 'workouts', coalesce((
    select json_agg(${workoutDocument} order by workouts.position) from workouts where day_id = program_days.id), '[]'))`;

/** The row `program_weeks` with its days. */
const weekDocument: RawBuilder<Week> = sql`json_build_object(
  'id', program_weeks.id, 'weekNumber', week_number, 'days', coalesce((
    select json_agg(${dayDocument} order by day_number) from program_days where week_id = program_weeks.id), '[]'))`;

export async function findWeek({ db }: Scope, id: string): Promise<Week | undefined> {
  const { rows } = await sql<{ week: Week }>`
    select ${weekDocument} as week from program_weeks where id = ${id}`.execute(db);
  return rows[0]?.week;
}

export async function findDay({ db }: Scope, id: string): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day }>`select ${dayDocument} as day from program_days where id = ${id}`.execute(db);
  return rows[0]?.day;
}

export async function findWorkout({ db }: Scope, id: string): Promise<Workout | undefined> {
  const { rows } = await sql<{ workout: Workout }>`
    select ${workoutDocument} as workout from workouts where id = ${id}`.execute(db);
  return rows[0]?.workout;
}

/** The weeks of these programs from that number on, by program. */
export async function findWeeksFrom(
  { db }: Scope,
  programIds: readonly string[],
  fromWeek: number,
): Promise<Map<string, Week[]>> {
  const { rows } = await sql<{ programId: string; weeks: Week[] }>`
    select program_id as "programId", json_agg(${weekDocument} order by week_number) as weeks
    from program_weeks where program_id = any(${programIds}::uuid[]) and week_number >= ${fromWeek}
    group by program_id`.execute(db);
  return new Map(rows.map((row) => [row.programId, row.weeks]));
}
