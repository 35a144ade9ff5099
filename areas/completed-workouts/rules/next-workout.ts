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
