import { sql } from 'kysely';
import { z } from 'zod';
import type { SkipReason } from '../../contract/set.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const AdjustableWorkout = z.object({
  programId: z.uuid(),
  startsOn: z.string(),
  endsOn: z.string(),
  isDone: z.boolean(),
});
export type AdjustableWorkout = z.output<typeof AdjustableWorkout>;

/** Locks a workout of the client's programs, and its program against deletion, until the end of the transaction. */
export async function lockOwnWorkout(
  { db }: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<AdjustableWorkout | undefined> {
  const [row] = await rowsOf(
    db,
    AdjustableWorkout,
    sql`
    select programs.id as "programId", programs.starts_on as "startsOn", programs.ends_on as "endsOn", exists (
      select from completed_workouts where prescribed_workout_id = workout.id and finished_at is not null and not is_skipped) as "isDone"
    from program_workouts workout join programs on programs.id = workout.program_id
    where workout.id = ${id} and programs.client_id = ${clientId} 
    for key share of programs for no key update of workout`,
  );
  return row;
}

type Adjustment = { moved_to: string | null } | { skip_reason: SkipReason | null };

interface AdjustedWorkout {
  workoutId: string;
  programId: string;
}

/** Stores the adjustment of a workout of the program. It lasts as long as the program, also while the workout is deleted from it. */
export async function saveAdjustment(
  { db }: Scope,
  { workoutId, programId }: AdjustedWorkout,
  adjustment: Adjustment,
): Promise<void> {
  await db
    .insertInto('workout_adjustments')
    .values({ workout_id: workoutId, program_id: programId, ...adjustment })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({ ...adjustment, adjusted_at: sql`now()` }),
    )
    .execute();
}
