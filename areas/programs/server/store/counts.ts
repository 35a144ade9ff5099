import { sql } from 'kysely';

/** How many weeks `programs` has. */
export const weekCount = sql<number>`(select count(*)::int from program_weeks where program_id = programs.id)`;

/** Days without exercises are days of rest: the client never meets them. */
export const filledWorkouts = sql<number>`(select count(*)::int from workouts filled where filled.program_id = programs.id
  and exists (select 1 from exercise_rows r where r.workout_id = filled.id))`;

/** How many clients have a copy of the model. */
export const assignedClients = sql<number>`(select count(distinct copies.client_id)::int from programs copies
  where copies.template_id = programs.id)`;

export const rowCount = sql<number>`(select count(*)::int from exercise_rows where program_id = programs.id)`;

export const completedWorkouts = sql<number>`(select count(distinct done.workout_id)::int from completed_workouts done
  where done.program_id = programs.id and done.finished_at is not null)`;

/** Of the folder that a model lies in. */
export const folderName = sql<string | null>`(select name from folders where folders.id = programs.folder_id)`;
