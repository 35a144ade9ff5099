import type { ScheduledWorkout } from '../contract/training.ts';

type Standing = Pick<ScheduledWorkout, 'state' | 'weekNumber'>;

/**
 * A begun workout first; then the first one not done after the last one done; then one skipped earlier.
 * The workouts come in the order of the program. Null when all are done.
 */
export function nextWorkout<W extends Standing>(workouts: readonly W[]): W | null {
  const begun = workouts.find((workout) => workout.state === 'begun');
  if (begun) return begun;

  const lastDone = workouts.findLastIndex((workout) => workout.state === 'done');
  const following = workouts.slice(lastDone + 1).find(isToDo);
  return following ?? workouts.find(isToDo) ?? null;
}

/** The workouts of the week of the next one; when all are done, those of the last week. */
export function weekOfNext<W extends Standing>(workouts: readonly W[]): W[] {
  const shown = nextWorkout(workouts) ?? workouts.at(-1);
  return workouts.filter((workout) => workout.weekNumber === shown?.weekNumber);
}

function isToDo(workout: Standing): boolean {
  return workout.state === 'to_do';
}

/** What this device knows of a workout, which the server may know less of. */
export interface LocalWorkoutState {
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
  here: readonly LocalWorkoutState[],
): WeekState & { week: ScheduledWorkout[] } {
  const known = new Map(here.map((one) => [one.workoutId, one]));
  const merged = week.map((workout) => ({ ...workout, state: stateOf(workout, known.get(workout.workoutId)) }));
  const isMoved = merged.some(({ state }, index) => state !== week[index]?.state);
  return { week: merged, next: isMoved ? nextWorkout(merged) : next };
}

function stateOf({ state }: ScheduledWorkout, here: LocalWorkoutState | undefined): ScheduledWorkout['state'] {
  if (here?.isFinished) return 'done';
  return here?.isBegun && state !== 'done' ? 'begun' : state;
}
