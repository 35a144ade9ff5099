import { sql } from 'kysely';
import { z } from 'zod';
import { undoDays } from '#shell/common/deletions.ts';
import type { SkipReason } from '../../contract/set.ts';
import { prescribedDate, type programPauseChanged } from '#areas/programs/server/public.ts';
import type { PayloadOf } from '#shell/server/events.ts';
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

/**
 * Moves a workout of the program, for the first day that the program has. An adjustment lasts as long as the program, also while the
 * workout is deleted from it.
 */
export async function saveMove({ db }: Scope, workout: AdjustedWorkout, movedTo: string | null): Promise<void> {
  const move = { moved_to: movedTo, move_starts_on: movedTo && firstDayOf(workout), paused_move: null };
  await db
    .insertInto('workout_adjustments')
    .values({ workout_id: workout.workoutId, program_id: workout.programId, ...move })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({ ...move, adjusted_at: sql`now()` }),
    )
    .execute();
}

/**
 * Takes back the moves of a program to days that become part of a pause, unless the workout was begun, and restores those of days that are
 * part of it no more. Moves into a pause that the program has already are meant, and stay.
 */
export async function moveAroundPause(
  { db }: Pick<Scope, 'db'>,
  { programId, pause, replaced }: PayloadOf<typeof programPauseChanged>,
): Promise<void> {
  if (pause) await dropMoves(db, programId, { pause, replaced });
  if (replaced)
    await sql`
      update workout_adjustments set moved_to = paused_move, move_starts_on = ${firstDayOf({ programId })}, paused_move = null,
        adjusted_at = now()
      where program_id = ${programId} and moved_to is null and paused_move between ${replaced.from} and ${replaced.until}
        and not coalesce(paused_move between ${pause?.from ?? null}::date and ${pause?.until ?? null}::date, false)`.execute(
      db,
    );
}

async function dropMoves(
  db: Scope['db'],
  programId: string,
  { pause, replaced }: { pause: PausedDays; replaced: PausedDays | undefined },
): Promise<void> {
  const known = replaced ? sql`moved_to between ${replaced.from} and ${replaced.until}` : sql`false`;
  await sql`
    update workout_adjustments set paused_move = moved_to, moved_to = null, move_starts_on = null, adjusted_at = now()
    where program_id = ${programId} and moved_to between ${pause.from} and ${pause.until} and not (${known})
      and not exists (select from completed_workouts done
        where done.account_id = workout_adjustments.account_id and done.prescribed_workout_id = workout_adjustments.workout_id
          and not done.is_skipped)`.execute(db);
}

type PausedDays = NonNullable<PayloadOf<typeof programPauseChanged>['pause']>;

interface Skip {
  workoutId: string;
  /** Null for a workout that is to do again. */
  reason: SkipReason | null;
}

/**
 * Stores why workouts of the program were skipped, and by how many days each was moved by pauses then, for the first day that the program
 * had; another reason keeps that as long as the first day is the same.
 */
export async function saveSkips({ db }: Pick<Scope, 'db'>, programId: string, skips: readonly Skip[]): Promise<void> {
  if (skips.length === 0) return;
  const delayOf = (workoutId: string) => sql<number | null>`(
    select ${prescribedDate} - programs.starts_on - ((workout.week_number - 1) * 7 + workout.day_offset)
    from program_workouts workout join programs on programs.id = workout.program_id
    where workout.id = ${workoutId} and programs.starts_on is not null)`;
  const none = { skip_delay_days: null, skip_starts_on: null };
  const startsOn = firstDayOf({ programId });
  const isKept = sql`workout_adjustments.skip_reason is not null and excluded.skip_reason is not null
    and workout_adjustments.skip_starts_on = excluded.skip_starts_on`;
  await db
    .insertInto('workout_adjustments')
    .values(
      skips.map(({ workoutId, reason }) => ({
        ...{ workout_id: workoutId, program_id: programId, skip_reason: reason },
        ...(reason === null ? none : { skip_delay_days: delayOf(workoutId), skip_starts_on: startsOn }),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'workout_id']).doUpdateSet({
        skip_reason: sql<string | null>`excluded.skip_reason`,
        skip_delay_days: sql<number | null>`case when ${isKept} then workout_adjustments.skip_delay_days
          else excluded.skip_delay_days end`,
        skip_starts_on: sql<string | null>`excluded.skip_starts_on`,
        adjusted_at: sql`now()`,
      }),
    )
    .execute();
}

/**
 * Completes the skips that were stored while a program was deleted, as `saveSkips` does for one that is there. Those of longer ago than a
 * deletion lasts were stored by an earlier release: since then pauses may have been made that did not move them.
 */
export async function saveMissingDelays({ db }: Pick<Scope, 'db'>, programId: string): Promise<void> {
  await sql`
    update workout_adjustments adjustment set skip_starts_on = programs.starts_on, skip_delay_days =
      ${prescribedDate} - programs.starts_on - ((workout.week_number - 1) * 7 + workout.day_offset)
    from program_workouts workout join programs on programs.id = workout.program_id
    where programs.id = ${programId} and adjustment.workout_id = workout.id and adjustment.skip_reason is not null
      and adjustment.skip_starts_on is null and adjustment.adjusted_at > now() - make_interval(days => ${sql.lit(undoDays)})`.execute(
    db,
  );
}

/** The first day of the program: as long as it has that one, a move counts, and so does what pauses had moved a skipped workout by. */
function firstDayOf({ programId }: Pick<AdjustedWorkout, 'programId'>) {
  return sql<string | null>`(select starts_on from programs where id = ${programId})`;
}
