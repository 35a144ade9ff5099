import { type RawBuilder, sql } from 'kysely';

/** When a row of `clients` last finished a workout. */
export function lastWorkoutAt(): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select max(done.finished_at) from completed_workouts done where done.client_id = clients.id)`;
}
