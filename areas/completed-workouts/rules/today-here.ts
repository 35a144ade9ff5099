import type { ScheduledWorkout } from '../contract/training.ts';
import { nextWorkout } from './next-workout.ts';

/** A workout the device knows more of than the server may. */
interface Here {
  workoutId: string;
  isBegun: boolean;
  isFinished: boolean;
}

/** What a client has to do, and of what the device knows already. */
interface Standing {
  next: ScheduledWorkout | null;
  week: readonly ScheduledWorkout[];
}

/**
 * The week as it stands on this device: a workout begun or finished here is so at once, sent or not, and the next one is
 * the next of the week. What the server said of the weeks after it is left as it is.
 */
export function withHere({ next, week }: Standing, here: readonly Here[]): Standing & { week: ScheduledWorkout[] } {
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const standing = week.map((workout) => ({ ...workout, state: stateOf(workout, known.get(workout.workoutId)) }));
  const isMoved = standing.some(({ state }, index) => state !== week[index]?.state);
  return { week: standing, next: isMoved ? nextWorkout(standing) : next };
}

function stateOf({ state }: ScheduledWorkout, here: Here | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
