import type { LoggedSet, SetMedium } from '../../contract/set.ts';
import type { Comment, CompletedWorkout } from '../../contract/workout.ts';

/** What hangs on the place of a set. */
export interface SetAttachments {
  media: SetMedium[];
  comments: Comment[];
  /** There are earlier versions of it. */
  isCorrected: boolean;
}

/** The workout a table stands for, and what opens one of its sets. */
export interface ComparisonContext {
  workout: CompletedWorkout;
  openSet: (id: string) => void;
  /** To the client their own workout: what a set was before is for the coach. */
  isOwn: boolean;
}

export function setAttachments(workout: CompletedWorkout, set: LoggedSet): SetAttachments {
  const isHere = (other: { rowId: string | null; setNumber: number | null }) =>
    other.rowId === set.rowId && other.setNumber === set.setNumber;
  return {
    media: workout.media.filter(isHere),
    comments: workout.comments.filter(isHere),
    isCorrected: workout.correctedSets.includes(set.id),
  };
}
