import { sql } from 'kysely';
import { z } from 'zod';
import { LastPerformance, RowExercise, RowPerformance } from '../../contract/editing.ts';
import { mayReadCompletedWorkouts } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Finds the exercises of a program, each once, with names in the language of the caller. */
export async function findProgramExercises({ db, language }: Scope, programId: string): Promise<RowExercise[]> {
  return rowsOf(
    db,
    RowExercise,
    sql`
    with used as (
      select exercise_id, system_exercise_id from program_exercises where program_id = ${programId}
    )
    select id, ${sql.ref(`name_${language}`)} as name, category, primary_muscles as "primaryMuscles",
      secondary_muscles as "secondaryMuscles", equipment,
      jsonb_build_object('it', name_it, 'en', name_en) as "libraryNames"
    from used join system_exercises on id = system_exercise_id
    union all
    select id, name, category, primary_muscles, secondary_muscles, equipment, null
    from used join exercises on id = exercise_id`,
  );
}

/** Finds, for each exercise of a copy, the working sets of the client's last finished workout with it. */
export async function findLastPerformances(scope: Scope, programId: string): Promise<LastPerformance[]> {
  return rowsOf(
    scope.db,
    LastPerformance,
    sql`
    select used.id as "exerciseId", last.finished_at as "finishedAt", last.finished_on as "finishedOn", last.sets
    from (
      select coalesce(exercise_id, system_exercise_id) as id, client_id
      from program_exercises join programs on programs.id = program_id
      where program_id = ${programId} and client_id is not null and ${mayReadCompletedWorkouts(scope, 'programs.client_id')}
    ) used
      cross join lateral (
        select done.finished_at, done.finished_on, ${setsJson} as sets
        from completed_sets sets join completed_workouts done on done.id = sets.completed_workout_id
        where sets.client_id = used.client_id and sets.exercise_id = used.id and not sets.is_warm_up
          and done.finished_at is not null
        group by done.id, done.finished_at, done.finished_on
        order by done.finished_at desc limit 1
      ) last`,
  );
}

/**
 * For each row of a copy in a finished workout, the working sets of the last one in which any was done or a reason was given,
 * the exercise that they are of, named in the language of the caller, and why the row was skipped or stopped.
 */
export async function findRowPerformances(scope: Scope, programId: string): Promise<RowPerformance[]> {
  return rowsOf(
    scope.db,
    RowPerformance,
    sql`
    with finished as materialized (
      select id, finished_at, finished_on, is_skipped, row_changes, prescription from completed_workouts
      where program_id = ${programId} and finished_at is not null
        and ${mayReadCompletedWorkouts(scope, 'completed_workouts.client_id')}
    ), changes as materialized (
      select finished.id, (change ->> 'rowId')::uuid as row_id, change ->> 'skipReason' as skip_reason,
        change ->> 'skipNote' as skip_note, (change ->> 'exerciseId')::uuid as exercise_id, change ->> 'exerciseName' as name
      from finished cross join jsonb_array_elements(row_changes) change
    ), prescribed as materialized (
      select finished.id, (prescribed_row ->> 'id')::uuid as row_id, (prescribed_row ->> 'sets')::int as sets,
        (prescribed_row ->> 'exerciseId')::uuid as exercise_id, prescribed_row ->> 'name' as name
      from finished cross join jsonb_array_elements(prescription) prescribed_row
    ), done as materialized (
      select finished.id, sets.row_id, ${setsJson} as sets,
        (count(*) filter (where not sets.is_drop))::int as sets_done
      from finished join completed_sets sets on sets.completed_workout_id = finished.id and not sets.is_warm_up
      group by finished.id, sets.row_id
    ), rows as (
      select id, row_id from done
      union select id, row_id from changes where skip_reason is not null
      union select id, row_id from prescribed join finished using (id) where not is_skipped
    )
    select distinct on (rows.row_id) rows.row_id as "rowId", finished_at as "finishedAt", finished_on as "finishedOn", coalesce(done.sets, '[]') as sets,
      coalesce(sets_done, 0) as "setsDone", coalesce(prescribed.sets, 1) as "setsPlanned",
      coalesce(changes.exercise_id, prescribed.exercise_id) as "exerciseId",
      coalesce(${sql.ref(`library.name_${scope.language}`)}, case when changes.exercise_id is null then prescribed.name else changes.name end, '')
        as "exerciseName",
      skip_reason as "skipReason", coalesce(skip_note, '') as "skipNote"
    from rows join finished using (id) left join done using (id, row_id) left join changes using (id, row_id)
      left join prescribed using (id, row_id)
      left join system_exercises library on library.id = coalesce(changes.exercise_id, prescribed.exercise_id)
    order by rows.row_id, (done.sets is null and skip_reason is null), finished_at desc`,
  );
}

/** Finds the workouts of a copy that the client has begun and not finished. They keep the prescription that they began with. */
export async function findBegunWorkouts(scope: Scope, programId: string): Promise<string[]> {
  const begun = await rowsOf(
    scope.db,
    BegunWorkout,
    sql`
    select distinct prescribed_workout_id as "workoutId" from completed_workouts
    where program_id = ${programId} and finished_at is null and prescribed_workout_id is not null
      and ${mayReadCompletedWorkouts(scope, 'completed_workouts.client_id')}`,
  );
  return begun.map(({ workoutId }) => workoutId);
}

const BegunWorkout = z.object({ workoutId: z.uuid() });

const setsJson = sql`json_agg(json_build_object('weightKg', sets.weight_kg, 'reps', sets.reps, 'rir', sets.rir,
  'seconds', sets.seconds, 'metres', sets.metres) order by sets.set_number % 100, sets.set_number)`;
