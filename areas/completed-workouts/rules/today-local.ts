import type { ScheduledWorkout } from '../contract/training.ts';
import { nextWorkout } from './next-workout.ts';

/** A workout of this device, which the server may know less of. */
interface LocalWorkoutSummary {
  workoutId: string;
  isBegun: boolean;
  isFinished: boolean;
}

/** The workouts of a week and the next one to do. */
interface WeekState {
  next: ScheduledWorkout | null;
  week: readonly ScheduledWorkout[];
}

/**
 * Applies the workouts of this device to the week: one that was begun or finished here counts as such before it is sent.
 * The next workout is searched in this week only; an unchanged week keeps the one of the server.
 */
export function withLocalWorkouts(
  { next, week }: WeekState,
  here: readonly LocalWorkoutSummary[],
): WeekState & { week: ScheduledWorkout[] } {
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const merged = week.map((workout) => ({ ...workout, state: stateOf(workout, known.get(workout.workoutId)) }));
  const isMoved = merged.some(({ state }, index) => state !== week[index]?.state);
  return { week: merged, next: isMoved ? nextWorkout(merged) : next };
}

function stateOf({ state }: ScheduledWorkout, here: LocalWorkoutSummary | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
