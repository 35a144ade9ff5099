import type { CompletedSet, CompletedWorkout, completedWorkoutProblems } from '../contract.ts';

type Log = Pick<CompletedWorkout, 'finishedAt'> & { rows: readonly { id: string }[] };
type Refusal = Extract<keyof typeof completedWorkoutProblems, 'already_finished' | 'row_unknown'>;

/** Null is welcome. A set logged before the end is, even if it arrives later: the phone had no network. */
export function setRefusal(workout: Log, set: Pick<CompletedSet, 'rowId' | 'loggedAt'>): Refusal | null {
  if (!workout.rows.some((row) => row.id === set.rowId)) return 'row_unknown';
  if (workout.finishedAt && Date.parse(set.loggedAt) > Date.parse(workout.finishedAt)) return 'already_finished';
  return null;
}
