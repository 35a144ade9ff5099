import pg from 'pg';
import type { TestServer } from '#database/testing/server.ts';

interface Version {
  reps: number | null;
  weight_kg: number | null;
  is_removed: boolean;
}

/** Returns the earlier versions of the sets of a completed workout, oldest first. */
export async function versionsOf(server: TestServer, completedWorkoutId: string): Promise<Version[]> {
  return ask(
    server,
    `select reps, weight_kg::float8, is_removed from completed_set_versions
     where completed_workout_id = $1 order by logged_at`,
    completedWorkoutId,
  );
}

/** Returns the ids of the exercises to which the sets of a completed workout belong. */
export async function exercisesOf(server: TestServer, completedWorkoutId: string): Promise<string[]> {
  const sets = await ask<{ exercise_id: string }>(
    server,
    'select distinct exercise_id from completed_sets where completed_workout_id = $1',
    completedWorkoutId,
  );
  return sets.map(({ exercise_id }) => exercise_id);
}

/** Returns the exercise of each set of a workout with one row, by set number. */
export async function exercisesBySet(server: TestServer, completedWorkoutId: string): Promise<Record<number, string>> {
  const sets = await ask<{ set_number: number; exercise_id: string }>(
    server,
    'select set_number, exercise_id from completed_sets where completed_workout_id = $1',
    completedWorkoutId,
  );
  return Object.fromEntries(sets.map(({ set_number, exercise_id }) => [set_number, exercise_id]));
}

async function ask<Row extends object>({ ownerUrl }: TestServer, question: string, id: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<Row>(question, [id]);
  await owner.end();
  return rows;
}
