import { sql } from 'kysely';

/** Number of clients that have a copy of the program. */
export const assignedClients = sql<number>`(select count(distinct copies.client_id)::int from programs copies
  where copies.template_id = programs.id)`;

export const completedWorkouts = sql<number>`(select count(distinct done.workout_id)::int from completed_workouts done
  where done.program_id = programs.id and done.finished_at is not null and not done.is_skipped)`;

export const folderName = sql<string | null>`(select name from folders where folders.id = programs.folder_id)`;
