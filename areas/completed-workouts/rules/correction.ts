import type { CompletedWorkout } from '../contract/workout.ts';

/** A begun workout is logged in the runner, and one that was skipped is done from Today. */
export function isCorrectable({ finishedAt, skip }: Pick<CompletedWorkout, 'finishedAt' | 'skip'>): boolean {
  return finishedAt !== null && skip === null;
}
