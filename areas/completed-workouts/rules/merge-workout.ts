import type { RowChange } from '../contract/set.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import type { CompletedWorkout } from '../contract/workout.ts';

type End = NonNullable<WorkoutSync['finish']>;
type Stored = Pick<CompletedWorkout, 'finishedAt' | 'effort' | 'comment'>;

const maxCommentLength = 10_000;

/**
 * Merges the ends of a workout that was finished repeatedly or on several devices: the latest end, the effort given
 * last, and all comments, earlier ones first. The result does not depend on the order of arrival. An end that is sent again changes
 * nothing: its effort or its comment may have been corrected meanwhile.
 */
export function mergedEnd(stored: Stored, sent: End): End {
  if (stored.finishedAt === null) return sent;

  const known: End = { finishedAt: stored.finishedAt, effort: stored.effort, comment: stored.comment };
  if (Date.parse(sent.finishedAt) === Date.parse(stored.finishedAt)) return known;
  const [first, last] = Date.parse(sent.finishedAt) < Date.parse(stored.finishedAt) ? [sent, known] : [known, sent];
  return {
    finishedAt: last.finishedAt,
    effort: last.effort ?? first.effort,
    comment: joined(first.comment, last.comment),
  };
}

interface AuthorsOfEnd {
  effortAuthorId: string | null;
  commentAuthorId: string | null;
}

/**
 * Returns who chose the effort and who wrote the comment after a request of `authorId`: the sender of what the request changed. Null: the
 * client.
 */
export function authorsOfEnd(
  stored: Pick<Stored, 'effort' | 'comment'> & AuthorsOfEnd,
  { effort, comment }: Pick<Stored, 'effort' | 'comment'>,
  authorId: string | null,
): AuthorsOfEnd {
  return {
    effortAuthorId: effort === stored.effort ? stored.effortAuthorId : effort === null ? null : authorId,
    commentAuthorId: comment === stored.comment ? stored.commentAuthorId : comment === '' ? null : authorId,
  };
}

function joined(first: string, last: string): string {
  if (first.includes(last)) return first;
  if (last.includes(first)) return last;
  return `${first}\n${last}`.slice(0, maxCommentLength);
}

/**
 * Merges row changes. Of two changes of a row the later one is used; at the same instant, the stored one. An added row stays one.
 */
export function mergedRowChanges(stored: readonly RowChange[], sent: readonly RowChange[]): RowChange[] {
  const byRow = new Map<string, RowChange>();
  for (const change of [...stored, ...sent]) {
    const known = byRow.get(change.rowId);
    if (known && Date.parse(change.changedAt) <= Date.parse(known.changedAt)) continue;
    const added = change.added ?? known?.added;
    byRow.set(change.rowId, { ...change, ...(added && { added }) });
  }
  return [...byRow.values()].toSorted((a, b) => (a.rowId < b.rowId ? -1 : 1));
}

export function earlierOf(one: string, other: string): string {
  return Date.parse(one) <= Date.parse(other) ? one : other;
}

export function laterOf(one: string, other: string): string {
  return Date.parse(one) >= Date.parse(other) ? one : other;
}
