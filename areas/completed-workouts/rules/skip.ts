import type { RowChange, SkipReason } from '../contract/set.ts';
import type { CompletedWorkout, WorkoutSkip } from '../contract/workout.ts';

/** Why a workout was skipped as a whole: pain before other reasons, else that of the first skipped row; null without one. */
export function skipReasonOf(rowChanges: readonly Pick<RowChange, 'skipReason'>[]): SkipReason | null {
  const reasons = rowChanges.flatMap(({ skipReason }) => skipReason ?? []);
  return reasons.includes('pain') ? 'pain' : (reasons[0] ?? null);
}

/** The skip of a workout that was skipped as a whole; its comment is the note. */
export function skipOf({ rowChanges, comment }: Pick<CompletedWorkout, 'rowChanges' | 'comment'>): WorkoutSkip {
  return { reason: skipReasonOf(rowChanges), note: comment };
}
