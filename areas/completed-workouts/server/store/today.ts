import { sql } from 'kysely';
import type { Prescription, Today } from '../../contract/training.ts';
import type { WeekDay } from '../../rules/schedule.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface CurrentProgram {
  id: string;
  title: string;
  note: string;
  startsOn: string;
  endsOn: string;
  weeks: number;
}

interface Asked {
  clientId: string;
  today: string;
}

/** The program that runs on that day; otherwise the next to start, otherwise the last one. */
export async function findCurrentProgram(
  { db }: Scope,
  { clientId, today }: Asked,
): Promise<CurrentProgram | undefined> {
  const { rows } = await sql<CurrentProgram>`
    select id, title, note, starts_on as "startsOn", ends_on as "endsOn",
      (select count(*)::int from program_weeks where program_id = programs.id) as weeks
    from programs where client_id = ${clientId}
    order by case when starts_on > ${today}::date then 2 when ends_on < ${today}::date then 3 else 1 end,
      case when starts_on > ${today}::date then starts_on end, starts_on desc, created_at desc
    limit 1`.execute(db);
  return rows[0];
}

/** The days of a program in order, with their workouts. A workout without exercises is not there. */
export async function findDays({ db }: Scope, programId: string): Promise<WeekDay[]> {
  const { rows } = await sql<WeekDay>`
    select program_weeks.week_number as "weekNumber", program_days.day_number as "dayNumber", day_offset as "offset",
      coalesce((
        select json_agg(json_build_object('workoutId', workouts.id, 'title', workouts.title, 'rows', counted.rows,
          'movedTo', choices.moved_to, 'skipReason', choices.skip_reason, 'completedWorkoutId', done.id,
          'finishedAt', done.finished_at) order by workouts.position)
        from workouts
          cross join lateral (select count(*)::int as rows from exercise_rows r where r.workout_id = workouts.id) counted
          left join workout_adjustments choices on choices.workout_id = workouts.id
          left join lateral (
            select id, finished_at from completed_workouts where workout_id = workouts.id
            order by finished_at desc nulls first limit 1
          ) done on true
        where workouts.day_id = program_days.id and counted.rows > 0
      ), '[]') as workouts
    from program_weeks join program_days on program_days.week_id = program_weeks.id
    where program_weeks.program_id = ${programId}
    order by program_weeks.week_number, program_days.day_number`.execute(db);
  return rows;
}

/** Workouts of the client's own programs, as they are prescribed now, in the order of the ids. */
export async function findPrescriptions(
  { db }: Scope,
  clientId: string,
  workoutIds: readonly string[],
): Promise<Prescription[]> {
  const { rows } = await sql<Prescription>`
    select workouts.id as "workoutId", programs.id as "programId", programs.title as "programTitle", workouts.title,
      workouts.info, program_weeks.week_number as "weekNumber", program_days.day_number as "dayNumber",
      ${prescriptionRows} as rows
    from unnest(${workoutIds}::uuid[]) with ordinality asked (id, place)
      join workouts on workouts.id = asked.id
      join programs on programs.id = workouts.program_id
      join program_days on program_days.id = workouts.day_id
      join program_weeks on program_weeks.id = program_days.week_id
    where programs.client_id = ${clientId} order by asked.place`.execute(db);
  return rows;
}

/** The rows of `workouts.id` as the contract's PrescribedRow, in order. */
const prescriptionRows = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'exerciseId', coalesce(r.exercise_id, r.system_exercise_id),
    'name', r.name, 'key', r.key, 'supersetPosition', r.superset_position, 'type', r.type, 'sets', r.sets,
    'reps', r.reps, 'value', r.value, 'weight', r.weight, 'rpe', r.rpe, 'rir', r.rir, 'tut', r.tut, 'info', r.info,
    'restType', r.rest_type, 'restValue', r.rest_value, 'progression', r.progression) order by r.position)
  from exercise_rows r where r.workout_id = workouts.id), '[]')`;

export interface DoneCounts {
  coachName: string;
  doneThisWeek: number;
  totalDone: number;
  /** The Mondays of the weeks with a workout. */
  weeks: string[];
}

export async function countDone(
  { db, caller }: Scope,
  { clientId, monday }: { clientId: string; monday: string },
): Promise<DoneCounts> {
  const { rows } = await sql<DoneCounts>`
    select accounts.name as "coachName", coalesce(sum(counted.done), 0)::int as "totalDone",
      coalesce(sum(counted.done) filter (where counted.week >= ${monday}), 0)::int as "doneThisWeek",
      coalesce(array_agg(counted.week) filter (where counted.week is not null), '{}') as weeks
    from accounts left join (
      select count(*) as done, to_char(date_trunc('week', finished_at at time zone ${caller.timeZone}), 'YYYY-MM-DD') as week
      from completed_workouts where client_id = ${clientId} and finished_at is not null group by week
    ) counted on true
    where accounts.id = ${caller.accountId} group by accounts.name`.execute(db);
  return rows[0] ?? { coachName: '', doneThisWeek: 0, totalDone: 0, weeks: [] };
}

/** What was finished on that day, where the client is. */
export async function findDoneOn({ db, caller }: Scope, { clientId, today }: Asked): Promise<Today['doneToday']> {
  const { rows } = await sql<Today['doneToday'][number]>`
    select id as "completedWorkoutId", title from completed_workouts
    where client_id = ${clientId}
      and finished_at >= (${today}::date::timestamp at time zone ${caller.timeZone})
      and finished_at < ((${today}::date + 1)::timestamp at time zone ${caller.timeZone})
    order by finished_at desc limit 5`.execute(db);
  return rows;
}

/** The workouts about which the professionals said something the client has not read, in the words of its index. */
export async function findUnread({ db }: Scope, clientId: string): Promise<Today['unread']> {
  const { rows } = await sql<Today['unread'][number]>`
    select done.id as "completedWorkoutId", done.title, last.author_name as "authorName", last.text,
      last.created_at as "createdAt", last.count
    from (
      select id, title, client_read_at from completed_workouts
      where client_id = ${clientId} and coach_commented_at > coalesce(client_read_at, '-infinity')
      order by coach_commented_at desc limit 5
    ) done cross join lateral (
      select author_name, text, created_at, (count(*) over ())::int as count from completed_comments
      where completed_workout_id = done.id and not is_by_client and created_at > coalesce(done.client_read_at, '-infinity')
      order by created_at desc limit 1
    ) last
    order by last.created_at desc limit 5`.execute(db);
  return rows;
}
