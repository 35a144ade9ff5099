import type { ScheduledWorkout } from '../contract/training.ts';
import { nextWorkout } from './next-workout.ts';

/** A workout the device knows more of than the server may. */
interface LocalWorkoutSummary {
  workoutId: string;
  isBegun: boolean;
  isFinished: boolean;
}

/** What a client has to do, and of what the device knows already. */
interface WeekState {
  next: ScheduledWorkout | null;
  week: readonly ScheduledWorkout[];
}

/**
 * The week as it stands on this device: a workout begun or finished here is so at once, sent or not, and the next one is
 * the next of the week. What the server said of the weeks after it is left as it is.
 */
export function withLocalWorkouts(
  { next, week }: WeekState,
  here: readonly LocalWorkoutSummary[],
): WeekState & { week: ScheduledWorkout[] } {
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const standing = week.map((workout) => ({ ...workout, state: stateOf(workout, known.get(workout.workoutId)) }));
  const isMoved = standing.some(({ state }, index) => state !== week[index]?.state);
  return { week: standing, next: isMoved ? nextWorkout(standing) : next };
}

function stateOf({ state }: ScheduledWorkout, here: LocalWorkoutSummary | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
