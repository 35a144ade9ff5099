import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { clientZone, joinedOn, mayReadCompletedWorkouts } from '#areas/clients/server/public.ts';
import { isVisibleFolder } from '#areas/folders/server/public.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';

/** Number of clients that have a copy of the program. */
export const assignedClients = sql<number>`(select count(distinct copies.client_id)::int from programs copies
  where copies.template_id = programs.id)`;

/** Number of workouts of a copy that the client completed; null when the caller may not read completed workouts. */
export function completedWorkouts(scope: ReadScope): RawBuilder<number | null> {
  return sql`case when ${mayReadCompletedWorkouts(scope, 'programs.client_id')} then (
    select count(distinct workout.id)::int from completed_workouts done
      join program_workouts workout on workout.id = done.prescribed_workout_id
    where done.program_id = programs.id and done.finished_at is not null and not done.is_skipped) end`;
}

/** The prescribed date of `workout` of `programs`. It is after the end of a program that was replaced meanwhile. */
export const prescribedDate = sql<string>`program_date(
  programs.starts_on, programs.pauses, (workout.week_number - 1) * 7 + workout.day_offset)`;

/** The date to which the client moved the workout of `adjustment`, as long as `programs` has the first day that it had then. */
export const movedDate = sql<string | null>`(case when adjustment.move_starts_on = programs.starts_on
  then adjustment.moved_to end)`;

/**
 * SQL for the day from which the client of a program could follow it: on which they accepted the invitation, or did its first workout, such
 * as in person, if that is earlier. Null for a client without a login.
 */
const startedOn = sql`(select least(joined.day, (
    select min(completed.started_at at time zone ${clientZone('programs.client_id')})::date from completed_workouts completed
    where completed.account_id = programs.account_id and completed.program_id = programs.id and not completed.is_skipped
  )) from (select ${joinedOn('programs.client_id')} as day) joined where joined.day is not null)`;

/**
 * The day on which the dates of `programs` were chosen or, if that is later, from which the client could follow it. Its week is the first
 * one that the client follows.
 */
export const assignedOn = sql<string | null>`greatest(programs.assigned_on, ${startedOn})`;

/** SQL condition: `workout` was begun or done. */
export const isBegun = sql<SqlBool>`exists (
  select 1 from completed_workouts done where done.prescribed_workout_id = workout.id and not done.is_skipped)`;

/**
 * Number of workouts of a week before the assignment, which nobody was meant to do, as `dueBeforeAssignment` of completed-workouts says:
 * not begun, not moved. Weeks up to the one before `assignedOn` are over on that day, except the last one of the copy.
 */
const workoutsBeforeAssignment = sql<number>`coalesce((select case
  when programs.week_count > 1 and program_date(programs.starts_on, programs.pauses, 7) <= assigned.day then (
    select count(*) from program_workouts workout
      left join workout_adjustments adjustment on adjustment.workout_id = workout.id
    where workout.program_id = programs.id and workout.row_count > 0 and workout.week_number < programs.week_count
      and program_date(programs.starts_on, programs.pauses, workout.week_number * 7) <= assigned.day
      and ${prescribedDate} <= programs.ends_on and ${movedDate} is null and not ${isBegun})
  else 0 end from (select ${assignedOn} as day) assigned), 0)`;

/**
 * Number of workouts of a copy that the client follows: those up to its end, and those after it that were moved before it, begun
 * or done, without those of the weeks before the assignment. `withSchedule` (completed-workouts/server/operations/today.ts) counts the
 * same workouts; `weeksUntilStop` has only the end in common, because it knows no `assignedOn`.
 */
export const plannedWorkouts = sql<number>`((case
  when programs.ends_on >= program_date(programs.starts_on, programs.pauses, programs.week_count * 7 - 1)
    then programs.workout_count
  else (select count(*) from program_workouts workout
      left join workout_adjustments adjustment on adjustment.workout_id = workout.id
    where workout.program_id = programs.id and workout.row_count > 0
      and (coalesce(${movedDate}, ${prescribedDate}) <= programs.ends_on or ${isBegun}))
  end) - ${workoutsBeforeAssignment})::int`;

/** Id and name of the folder; null for a folder that the caller does not see. */
export function folderColumns(scope: Scope) {
  const ofFolder = (column: 'id' | 'name') => sql<string | null>`(select ${sql.ref(`folders.${column}`)} from folders
    where folders.id = programs.folder_id and ${isVisibleFolder(scope)})`;
  return { id: ofFolder('id'), name: ofFolder('name') };
}

/**
 * Whether the caller sees the program outside all folders: it is in none, or in one that the caller does not see. A deleted folder is
 * seen by nobody; a template that was itself deleted before the folder, or moved into it meanwhile, still refers to it.
 */
export function isOutsideFolders(scope: Scope): RawBuilder<SqlBool> {
  return sql`(programs.folder_id is null
    or programs.folder_id <> all(array(select folders.id from folders where ${isVisibleFolder(scope)})))`;
}
