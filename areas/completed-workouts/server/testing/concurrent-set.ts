import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestServer } from '#database/testing/server.ts';

/**
 * Makes a call that must wait for a row lock and returns its response: another transaction locks the workout, waits
 * until the call is blocked, inserts a set and commits.
 */
export async function callDuringSetInsert<Reply>(
  { ownerUrl }: TestServer,
  workout: { id: string; rowId: string; setId: string },
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const other = new pg.Client({ connectionString: ownerUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from completed_workouts where id = $1 for update', [workout.id]);
    const reply = ask();
    await untilSomebodyWaits(other);
    await other.query(
      `insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, reps, logged_at)
       select account_id, $2, id, client_id, $3, gen_random_uuid(), 1, 8, started_at + interval '10 minutes'
       from completed_workouts where id = $1`,
      [workout.id, workout.setId, workout.rowId],
    );
    await other.query('commit');
    return await reply;
  } finally {
    await other.end();
  }
}

async function untilSomebodyWaits(other: pg.Client): Promise<void> {
  const waiting = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  while ((await other.query(waiting)).rowCount === 0) await pause(5);
}
