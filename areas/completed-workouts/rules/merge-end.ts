import type { CompletedWorkout } from '../contract/workout.ts';
import type { WorkoutSync } from '../contract/training.ts';

type End = NonNullable<WorkoutSync['finish']>;
type Stored = Pick<CompletedWorkout, 'finishedAt' | 'effort' | 'comment'>;

const maxCommentLength = 10_000;

/**
 * The end of a workout that was finished repeatedly or on several devices: the latest end, the effort given last, and all
 * comments, earlier ones first. The result does not depend on the order of arrival.
 */
export function mergedEnd(stored: Stored, sent: End): End {
  if (stored.finishedAt === null) return sent;

  const known: End = { finishedAt: stored.finishedAt, effort: stored.effort, comment: stored.comment };
  const [first, last] = Date.parse(sent.finishedAt) < Date.parse(stored.finishedAt) ? [sent, known] : [known, sent];
  return {
    finishedAt: last.finishedAt,
    effort: last.effort ?? first.effort,
    comment: joined(first.comment, last.comment),
  };
}

function joined(first: string, last: string): string {
  if (first.includes(last)) return first;
  if (last.includes(first)) return last;
  return `${first}\n${last}`.slice(0, maxCommentLength);
}
