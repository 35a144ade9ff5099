import { sql } from 'kysely';
import type { ScheduledWorkout } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { prescriptionRows } from './workouts.ts';

export interface CurrentProgram {
  id: string;
  title: string;
  note: string;
  startsOn: string;
  endsOn: string;
  weeks: number;
}

/** The program that runs on that day; otherwise the next to start, otherwise the last one. */
export async function findCurrentProgram({ db, caller }: Scope, today: string): Promise<CurrentProgram | undefined> {
  const { rows } = await sql<CurrentProgram>`
    select id, title, note, starts_on as "startsOn", ends_on as "endsOn",
      (select count(*)::int from program_weeks where program_id = programs.id) as weeks
    from programs where client_id = ${caller.clientId}
    order by case when starts_on > ${today}::date then 2 when ends_on < ${today}::date then 3 else 1 end,
      case when starts_on > ${today}::date then starts_on end, starts_on desc, created_at desc
    limit 1`.execute(db);
  return rows[0];
}

/** The workouts of a program in the order they are meant to be done. Days without exercises are days of rest. */
export async function findSchedule({ db }: Scope, programId: string): Promise<ScheduledWorkout[]> {
  const { rows } = await sql<ScheduledWorkout>`
    select workouts.id as "workoutId", workouts.title, program_weeks.week_number as "weekNumber",
      program_days.day_number as "dayNumber", counted.rows, done.id as "completedWorkoutId",
      case when done.id is null then 'to_do' when done.finished_at is null then 'begun' else 'done' end as state
    from workouts
      join program_days on program_days.id = workouts.day_id
      join program_weeks on program_weeks.id = program_days.week_id
      cross join lateral (select count(*)::int as rows from exercise_rows r where r.workout_id = workouts.id) counted
      left join lateral (
        select id, finished_at from completed_workouts where workout_id = workouts.id
        order by finished_at desc nulls first limit 1
      ) done on true
    where workouts.program_id = ${programId} and counted.rows > 0
    order by program_weeks.week_number, program_days.day_number, workouts.position`.execute(db);
  return rows;
}

export interface Prescribed {
  workoutId: string;
  programId: string;
  programTitle: string;
  title: string;
  info: string;
  weekNumber: number;
  dayNumber: number;
  rows: { id: string; exerciseId: string }[];
  begunId: string | null;
}

/** One workout of the client's own programs, as it is prescribed now. */
export async function findPrescription<Row extends Prescribed>(
  { db, caller }: Scope,
  workoutId: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select workouts.id as "workoutId", programs.id as "programId", programs.title as "programTitle", workouts.title,
      workouts.info, program_weeks.week_number as "weekNumber", program_days.day_number as "dayNumber",
      ${prescriptionRows} as rows,
      (select begun.id from completed_workouts begun where begun.workout_id = workouts.id and begun.finished_at is null
        order by begun.started_at desc limit 1) as "begunId"
    from workouts
      join programs on programs.id = workouts.program_id
      join program_days on program_days.id = workouts.day_id
      join program_weeks on program_weeks.id = program_days.week_id
    where workouts.id = ${workoutId} and programs.client_id = ${caller.clientId}`.execute(db);
  return rows[0];
}

export interface DoneCounts {
  doneThisWeek: number;
  totalDone: number;
  coachName: string;
}

export async function countDone({ db, caller }: Scope, monday: string): Promise<DoneCounts> {
  const { rows } = await sql<DoneCounts>`
    select count(done.id)::int as "totalDone",
      count(done.id) filter (where done.finished_at >= (${monday}::date::timestamp at time zone ${caller.timeZone}))::int as "doneThisWeek",
      accounts.name as "coachName"
    from accounts left join completed_workouts done on done.client_id = ${caller.clientId} and done.finished_at is not null
    where accounts.id = ${caller.accountId} group by accounts.name`.execute(db);
  return rows[0] ?? { doneThisWeek: 0, totalDone: 0, coachName: '' };
}
