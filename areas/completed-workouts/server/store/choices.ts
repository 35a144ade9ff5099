import { sql } from 'kysely';
import type { SkipReason } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface ChosenWorkout {
  startsOn: string;
  endsOn: string;
  isDone: boolean;
}

/** A workout of the client's own programs, held until this is done. */
export async function lockOwnWorkout(
  { db }: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<ChosenWorkout | undefined> {
  const { rows } = await sql<ChosenWorkout>`
    select programs.starts_on as "startsOn", programs.ends_on as "endsOn", exists (
      select from completed_workouts where workout_id = workout.id and finished_at is not null) as "isDone"
    from program_workouts workout join programs on programs.id = workout.program_id
    where workout.id = ${id} and programs.client_id = ${clientId} for no key update of workout`.execute(db);
  return rows[0];
}

export async function moveWorkout({ db }: Scope, workoutId: string, movedTo: string | null): Promise<void> {
  await choose(db, workoutId, { moved_to: movedTo });
}

export async function skipWorkout(
  { db }: Scope,
  workoutId: string,
  { reason, note }: { reason: SkipReason | null; note: string },
): Promise<void> {
  await choose(db, workoutId, { skip_reason: reason, skip_note: reason ? note : '' });
}

type Choice = { moved_to: string | null } | { skip_reason: SkipReason | null; skip_note: string };

async function choose(db: Scope['db'], workoutId: string, choice: Choice): Promise<void> {
  await db
    .insertInto('workout_adjustments')
    .values({ workout_id: workoutId, ...choice })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({ ...choice, adjusted_at: sql`now()` }),
    )
    .execute();
}
