import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ExerciseRow, type Pause } from '../../contract/document.ts';
import { MovedWorkout } from '../../contract/editing.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { clientZone, todayOf } from '#areas/clients/server/public.ts';
import { isBegun, movedDate, prescribedDate } from './columns.ts';

/**
 * Finds the workouts of a copy that were moved, or stay on their date although a pause moves their day, with their dates; the document has
 * only the prescribed ones.
 */
export async function findMovedWorkouts({ db }: Transaction, programId: string): Promise<MovedWorkout[]> {
  return rowsOf(
    db,
    MovedWorkout,
    sql`
    select adjustment.workout_id as "workoutId", ${movedDate} as date, false as stays
    from program_workouts workout join workout_adjustments adjustment on adjustment.workout_id = workout.id
      join programs on programs.id = workout.program_id
    where workout.program_id = ${programId} and ${movedDate} is not null
    union all
    select workout.id, stays.date, true
    from programs join program_workouts workout on workout.program_id = programs.id
      left join workout_adjustments adjustment on adjustment.workout_id = workout.id
      cross join lateral (select ${trainedDate} as date) stays
    where programs.id = ${programId} and programs.pauses <> '[]' and ${movedDate} is null and stays.date <> ${prescribedDate}`,
  );
}

/** The day on which `workout` was begun or, if it was not, skipped the last time: that of `trainedOn` of completed workouts. */
const trainedDay = sql`(
  select (trained.started_at at time zone ${clientZone('programs.client_id')})::date from completed_workouts trained
  where trained.prescribed_workout_id = workout.id and (not trained.is_skipped or adjustment.skip_reason is not null)
  order by trained.is_skipped, trained.finished_at desc nulls first, trained.started_at desc limit 1)`;

/** The date of a skipped `workout` whose days of pauses are known; null for another one. */
const skippedDate = sql<
  string | null
>`(case when adjustment.skip_reason is not null and adjustment.skip_starts_on = programs.starts_on
  and not ${isBegun} then program_date(programs.starts_on, '[]', (workout.week_number - 1) * 7 + workout.day_offset)
    + adjustment.skip_delay_days end)`;

/** The date of a begun, done or skipped `workout`, which only pauses that were over on that day move (`plannedDate`); null for another one. */
const trainedDate = sql<string | null>`coalesce(${skippedDate}, (
  select program_date(programs.starts_on, coalesce((
    select jsonb_agg(pause order by position) from jsonb_array_elements(programs.pauses) with ordinality as listed (pause, position)
    where (pause ->> 'until')::date < trained.day), '[]'), (workout.week_number - 1) * 7 + workout.day_offset)
  from (select ${trainedDay} as day) trained where trained.day is not null))`;

/** Finds the workouts of a copy that the client has begun or done: they stay in it when it is replaced. */
export async function findLoggedWorkouts({ db }: Transaction, programId: string): Promise<string[]> {
  const logged = await rowsOf(
    db,
    LoggedWorkout,
    sql`
    select distinct prescribed_workout_id as "workoutId" from completed_workouts
    where program_id = ${programId} and prescribed_workout_id is not null and not is_skipped`,
  );
  return logged.map(({ workoutId }) => workoutId);
}

const LoggedWorkout = z.object({ workoutId: z.uuid() });

/** What the workouts of a copy were begun with, by their ids; of one that was done repeatedly, the last time. */
export async function findBegunPrescriptions({ db }: Transaction, programId: string): Promise<BegunPrescription[]> {
  return rowsOf(
    db,
    BegunPrescription,
    sql`
    select distinct on (prescribed_workout_id) prescribed_workout_id as "workoutId", title, info, prescription as rows
    from completed_workouts
    where program_id = ${programId} and prescribed_workout_id is not null and not is_skipped
    order by prescribed_workout_id, started_at desc`,
  );
}

const BegunPrescription = z.object({
  workoutId: z.uuid(),
  title: z.string(),
  info: z.string(),
  rows: z.array(ExerciseRow.omit({ position: true })),
});
export type BegunPrescription = z.output<typeof BegunPrescription>;

/** Ends a copy the day before `startsOn`, the first day of the program that replaces it. `ends_on` is computed from it. */
export function endBefore(startsOn: string): RawBuilder<unknown> {
  return sql`replaced_from = ${startsOn}::date`;
}

/** Sets the day of the assignment of a copy to its first day: for one whose past is created together with it, as in the demo studio. */
export async function setAssignedAtStart({ db }: Transaction, id: string): Promise<void> {
  await sql`update programs set assigned_on = starts_on where id = ${id}`.execute(db);
}

/**
 * Columns that change with an assignment. With a new start a copy that was paused, replaced, or ended early by an earlier save, runs
 * to the end of its weeks again, without pauses.
 * Workouts of weeks before today are not offered to the client after a new start.
 * Moving dates does not count as an edit by hand: a copy that is synced with its template stays synced.
 */
export function assignmentColumns({ startsOn, note, chosenEnd }: AssignmentDates) {
  const keptEnd = sql`case when starts_on = ${startsOn}::date then chosen_end end`;
  return {
    note,
    chosen_end: chosenEnd === undefined ? keptEnd : sql`${chosenEnd}::date`,
    starts_on: sql`${startsOn}::date`,
    assigned_on: sql`case when starts_on = ${startsOn}::date then assigned_on else ${todayOf('programs.client_id')} end`,
    replaced_from: sql`case when starts_on = ${startsOn}::date then replaced_from end`,
    pauses: sql`case when starts_on = ${startsOn}::date then pauses else '[]'::jsonb end`,
    synced_version: stillSynced,
  };
}

/** Columns that change with the pauses of a copy, and with them the last day that the coach chose. */
export function pauseColumns({ pauses, chosenEnd, replacedFrom }: ChangedPauses) {
  return {
    pauses: JSON.stringify(pauses),
    chosen_end: chosenEnd,
    replaced_from: replacedFrom ? sql`${replacedFrom}::date` : sql`replaced_from`,
    synced_version: stillSynced,
  };
}

const stillSynced = sql`case when synced_version = version then version + 1 else synced_version end`;

interface ChangedPauses {
  pauses: readonly Pause[];
  chosenEnd: string | null;
  /** The first day of the copy that replaces it from now on; undefined to keep the present one, if any. */
  replacedFrom?: string | undefined;
}

interface AssignmentDates {
  startsOn: string;
  note: string;
  /** The last day; null for the end of the weeks, undefined to keep it. */
  chosenEnd?: string | null | undefined;
}
