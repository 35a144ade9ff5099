import { sql } from 'kysely';
import { z } from 'zod';
import type { SkipReason } from '../../contract/set.ts';
import { prescribedDate } from '#areas/programs/server/public.ts';
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

interface AdjustedWorkout {
  workoutId: string;
  programId: string;
}

/** Moves a workout of the program. An adjustment lasts as long as the program, also while the workout is deleted from it. */
export async function saveMove({ db }: Scope, workout: AdjustedWorkout, movedTo: string | null): Promise<void> {
  await db
    .insertInto('workout_adjustments')
    .values({ workout_id: workout.workoutId, program_id: workout.programId, moved_to: movedTo })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({ moved_to: movedTo, adjusted_at: sql`now()` }),
    )
    .execute();
}

/**
 * Stores why a workout of the program was skipped, and by how many days it was moved by pauses then, for the first day that the program
 * had; another reason keeps that as long as the first day is the same.
 */
export async function saveSkip(
  { db }: Scope,
  { workoutId, programId }: AdjustedWorkout,
  reason: SkipReason | null,
): Promise<void> {
  const delay = sql<number | null>`(
    select ${prescribedDate} - programs.starts_on - ((workout.week_number - 1) * 7 + workout.day_offset)
    from program_workouts workout join programs on programs.id = workout.program_id
    where workout.id = ${workoutId} and programs.starts_on is not null)`;
  const startsOn = sql<string | null>`(select starts_on from programs where id = ${programId})`;
  const none = { skip_reason: reason, skip_delay_days: null, skip_starts_on: null };
  const skip = reason === null ? none : { ...none, skip_delay_days: delay, skip_starts_on: startsOn };
  const isKept = sql`workout_adjustments.skip_reason is not null and ${reason}::text is not null
    and workout_adjustments.skip_starts_on = excluded.skip_starts_on`;
  await db
    .insertInto('workout_adjustments')
    .values({ workout_id: workoutId, program_id: programId, ...skip })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({
        skip_reason: reason,
        skip_delay_days: sql<number | null>`case when ${isKept} then workout_adjustments.skip_delay_days
          else excluded.skip_delay_days end`,
        skip_starts_on: sql<string | null>`excluded.skip_starts_on`,
        adjusted_at: sql`now()`,
      }),
    )
    .execute();
}
