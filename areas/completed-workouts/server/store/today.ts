import { sql } from 'kysely';
import { z } from 'zod';
import { CurrentProgram, maxBegun, maxCurrentPrograms, ScheduledWorkout, Today } from '../../contract/today.ts';
import { Pause } from '#areas/programs/contract/document.ts';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import type { ProgramWorkout } from '../../rules/schedule.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { assignedOn, movedDate, prescribedDate } from '#areas/programs/server/public.ts';
import { clientZone } from '#areas/clients/server/public.ts';
import { unreadAbout } from '#areas/chats/server/public.ts';
import { referenceKind } from './comments.ts';
import { isFinishedBetween } from './finished-between.ts';
import { PausesOfClient, pausesOfClient } from './pauses.ts';

const ProgramOfClient = CurrentProgram.omit({ isShortened: true, state: true, currentWeek: true, workouts: true });
export type ProgramOfClient = z.output<typeof ProgramOfClient>;

interface ClientDay {
  clientId: string;
  today: string;
}

export interface ProgramsOfClient {
  /** The programs that run on that day or were begun before their start; otherwise the next to start, otherwise the last one. */
  current: ProgramOfClient[];
  /** The other programs that start after that day, the next one first. */
  upcoming: ProgramOfClient[];
}

export async function findCurrentPrograms({ db }: Scope, { clientId, today }: ClientDay): Promise<ProgramsOfClient> {
  const rows = await rowsOf(
    db,
    ProgramOfClient.extend({ isRunning: z.boolean() }),
    sql`
    select id, title, note, starts_on as "startsOn", pauses, ends_on as "endsOn", week_count as weeks, "isRunning"
    from programs cross join lateral (
      select case when starts_on > ${today}::date then exists (
          select 1 from program_workouts workout join completed_workouts done
            on done.prescribed_workout_id = workout.id and done.client_id = programs.client_id and not done.is_skipped
          where workout.program_id = programs.id)
        else ends_on >= ${today}::date end as "isRunning"
    ) run
    where client_id = ${clientId}
    order by case when "isRunning" then 1 when starts_on > ${today}::date then 2 else 3 end,
      case when starts_on > ${today}::date then starts_on end, starts_on desc, created_at desc
    limit ${maxCurrentPrograms}`,
  );
  const programs = rows.map(({ isRunning: _, ...program }) => program);
  const current = programs.slice(0, Math.max(1, rows.filter(({ isRunning }) => isRunning).length));
  return { current, upcoming: programs.filter((program) => program.startsOn > today && !current.includes(program)) };
}

/** The program of a workout of a client, if it begins after that day. */
export async function findUpcomingProgram(
  { db }: Scope,
  { clientId, workoutId, today }: ClientDay & { workoutId: string },
): Promise<Pick<ProgramOfClient, 'id' | 'startsOn'> | undefined> {
  const [program] = await rowsOf(
    db,
    ProgramOfClient.pick({ id: true, startsOn: true }),
    sql`
    select programs.id, programs.starts_on as "startsOn"
    from program_workouts workout join programs on programs.id = workout.program_id
    where workout.id = ${workoutId} and programs.client_id = ${clientId} and programs.starts_on > ${today}::date`,
  );
  return program;
}

/** The texts about whole programs, by id. Apart from `findCurrentPrograms`, which Today reads without them. */
export async function findProgramInfo({ db }: Scope, programIds: readonly string[]): Promise<Record<string, string>> {
  const row = z.object({ id: z.uuid(), info: z.string() });
  const rows = await rowsOf(db, row, sql`select id, info from programs where id = any(${programIds}::uuid[])`);
  return Object.fromEntries(rows.map(({ id, info }) => [id, info]));
}

/** The pause of a program that is on a day; null without any. */
export async function findPauseOn({ db }: Scope, programId: string, day: string): Promise<Pause | null> {
  const row = z.object({ pauses: z.array(Pause) });
  const [program] = await rowsOf(db, row, sql`select pauses from programs where id = ${programId}`);
  return pauseOn(program?.pauses, day) ?? null;
}

const ProgramInPeriod = CurrentProgram.pick({ id: true, endsOn: true }).extend({
  /** The first day on which the client could follow it. */
  followedFrom: z.string(),
});

/** The programs of a client that run on any day of a period, both days included. */
export async function findProgramsBetween(
  { db }: Transaction,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<z.output<typeof ProgramInPeriod>[]> {
  return rowsOf(
    db,
    ProgramInPeriod,
    sql`
    select id, ends_on as "endsOn", greatest(starts_on, ${assignedOn}) as "followedFrom"
    from programs where client_id = ${clientId} and starts_on <= ${until}::date and ends_on >= ${from}::date`,
  );
}

const ProgramWorkoutRow = ScheduledWorkout.omit({
  dueBeforeAssignment: true,
  finishedOn: true,
  date: true,
  isMoved: true,
  weekEndsOn: true,
  isInPause: true,
  state: true,
}).extend({
  dayOffset: z.number().int(),
  movedTo: z.string().nullable(),
  startsOn: z.string(),
  pauses: z.array(Pause),
  assignedOn: z.string().nullable(),
  weeks: z.number().int(),
  finishedAt: z.string().nullable(),
  finishedOn: z.string().nullable(),
  trainedOn: z.string().nullable(),
  skipDelayDays: z.number().int().nullable(),
});

/**
 * The workouts of programs in order, with what the client did or decided about each. Those without exercises are left out, and those
 * after the end of a program that was replaced, unless they were done or moved before it. One that is begun has the exercises of its
 * beginning, also when the coach changed the program since.
 *
 * The ids are in a subquery, so that the plan does not depend on their number: it is made once for a connection instead of for every
 * request, in which planning takes three times as long as reading.
 */
export async function findScheduledWorkouts(
  { db }: Transaction,
  programIds: readonly string[],
): Promise<ProgramWorkout[]> {
  return rowsOf(
    db,
    ProgramWorkoutRow,
    sql`
    with chosen as materialized (
      select id, ${assignedOn} as assigned_on from programs
      where id = any((select ${programIds}::uuid[])::uuid[])
    )
    select workout.id as "workoutId", programs.id as "programId", programs.title as "programTitle",
      programs.starts_on as "startsOn", programs.pauses, chosen.assigned_on as "assignedOn",
      programs.week_count as weeks, workout.title, workout.week_number as "weekNumber",
      workout.day_number as "dayNumber", workout.day_offset as "dayOffset",
      coalesce(done.exercises, workout.exercise_count, workout.row_count) as rows,
      ${movedDate} as "movedTo", adjustment.skip_reason as "skipReason",
      case when adjustment.skip_starts_on = programs.starts_on then adjustment.skip_delay_days end as "skipDelayDays", done.id as "completedWorkoutId",
      done.finished_at as "finishedAt", done.finished_on as "finishedOn",
      case when programs.pauses <> '[]' then coalesce(
        (done.started_at at time zone ${clientZone('programs.client_id')})::date, skipped.day) end as "trainedOn"
    from program_workouts workout join programs on programs.id = workout.program_id
      join chosen on chosen.id = programs.id
      left join workout_adjustments adjustment on adjustment.workout_id = workout.id
      left join lateral (
        select id, started_at, finished_at, finished_on, (
          select count(distinct row ->> 'exerciseId') from jsonb_array_elements(prescription) as rows(row)
        )::int as exercises
        from completed_workouts where prescribed_workout_id = workout.id and not is_skipped
        order by finished_at desc nulls first limit 1
      ) done on true
      left join lateral (
        select (started_at at time zone ${clientZone('programs.client_id')})::date as day
        from completed_workouts where prescribed_workout_id = workout.id and is_skipped
        order by started_at desc limit 1
      ) skipped on programs.pauses <> '[]' and adjustment.skip_reason is not null
    where workout.program_id = any((select ${programIds}::uuid[])::uuid[]) and workout.row_count > 0
      and (done.id is not null or coalesce(${movedDate}, ${prescribedDate}) <= programs.ends_on
        or skipped.day <= programs.ends_on)
    order by programs.starts_on, programs.id, workout.week_number, workout.day_number, workout.position`,
  );
}

const BegunElsewhere = Today.shape.begunElsewhere.unwrap();
type BegunElsewhere = z.output<typeof BegunElsewhere>;

const DoneCounts = Today.pick({ coachName: true, doneThisWeek: true, totalDone: true }).extend({
  /** Mondays of the weeks with a workout. */
  weeks: z.array(z.string()),
  pauses: PausesOfClient,
});
export type DoneCounts = z.output<typeof DoneCounts>;

export async function countDone(
  { db, caller }: Scope,
  { clientId, monday }: { clientId: string; monday: string },
): Promise<DoneCounts> {
  const [row] = await rowsOf(
    db,
    DoneCounts,
    sql`
    select accounts.name as "coachName", coalesce(sum(counted.done), 0)::int as "totalDone",
      coalesce(sum(counted.done) filter (where counted.week >= ${monday}), 0)::int as "doneThisWeek",
      coalesce(array_agg(counted.week) filter (where counted.week is not null), '{}') as weeks,
      ${pausesOfClient(clientId)} as pauses
    from accounts left join (
      select count(*) as done, to_char(date_trunc('week', finished_on), 'YYYY-MM-DD') as week
      from completed_workouts where client_id = ${clientId} and finished_at is not null and not is_skipped group by week
    ) counted on true
    where accounts.id = ${caller.accountId} group by accounts.name`,
  );
  return row ?? { coachName: '', doneThisWeek: 0, totalDone: 0, weeks: [], pauses: [] };
}

/** Days for which a begun workout that is in no current program is offered to continue. */
const begunDays = 14;

/** Finds the unfinished workouts that a client began lately, newest first, also those of programs that were deleted. */
export async function findBegunNames({ db }: Scope, clientId: string): Promise<BegunElsewhere> {
  return rowsOf(
    db,
    BegunElsewhere.element,
    sql`
    select coalesce(prescribed_workout_id, id) as "workoutId", source = 'free' as "isFree", title, day_number as "dayNumber",
      program_title as "programTitle", started_at as "startedAt", source <> 'free' and not exists (
        select from program_workouts workout join programs on programs.id = workout.program_id
        where workout.id = prescribed_workout_id) as "isWithdrawn"
    from completed_workouts
    where client_id = ${clientId} and finished_at is null and not is_skipped
      and (prescribed_workout_id is not null or source = 'free')
      and started_at > now() - make_interval(days => ${sql.lit(begunDays)})
    order by started_at desc limit ${sql.lit(maxBegun)}`,
  );
}

/** Returns the finished workouts that count on the date `today` of the client. */
export async function findDoneOn({ db }: Scope, { clientId, today }: ClientDay): Promise<Today['doneToday']> {
  return rowsOf(
    db,
    Today.shape.doneToday.element,
    sql`
    select id as "completedWorkoutId", title, day_number as "dayNumber" from completed_workouts
    where client_id = ${clientId} and ${isFinishedBetween({ from: today, until: today })} and not is_skipped
    order by finished_at desc limit 5`,
  );
}

/** Returns the workouts with messages that the client, who is the caller, has not read. */
export async function findUnread(scope: Scope, clientId: string): Promise<Today['unread']> {
  return rowsOf(
    scope.db,
    Today.shape.unread.element,
    sql`
    select done.id as "completedWorkoutId", done.title, done.day_number as "dayNumber", coalesce(name_for_clients(last.author_id), '') as "authorName",
      coalesce(nullif(last.text, ''), last.filename, '') as text, last.created_at as "createdAt", last.count,
      (select sets.id from completed_sets sets where sets.completed_workout_id = done.id
        and last.reference_part = sets.row_id || '.' || sets.set_number) as "setId"
    from (
      select distinct on (reference_id) unread.*, (count(*) over (partition by reference_id))::int as count
      from ${unreadAbout(scope, referenceKind)} unread order by reference_id, seq desc
    ) last join completed_workouts done on done.id = last.reference_id and done.client_id = ${clientId}
    order by last.seq desc limit 5`,
  );
}
