import { limits, type RowChange } from '../contract/set.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import type { CompletedWorkout } from '../contract/workout.ts';

type SentEnd = NonNullable<WorkoutSync['finish']>;
type End = Pick<SentEnd, 'finishedAt' | 'effort' | 'comment'>;

/** What was corrected after the end. */
interface CorrectedEnd {
  /** Instant of the last correction of the effort; null: it was not corrected. */
  effortCorrectedAt: string | null;
  /** The comment as the devices sent it at the end; null: it was not corrected. */
  sentComment: string | null;
}
type Stored = Pick<CompletedWorkout, 'finishedAt' | 'effort' | 'comment'> & CorrectedEnd;

/**
 * Merges the ends of a workout that was finished repeatedly or on several devices: the latest end, the effort given last and all comments,
 * earlier ones first (pain: see `mergedPain`). The result does not depend on the order of arrival. Nothing is taken back that was
 * corrected before the sent end arrived: of the comment only text that no end has had is appended, and the effort is that of the
 * correction unless the workout ended after it.
 */
export function mergedEnd(stored: Stored, sentEnd: End): End & CorrectedEnd {
  const { finishedAt, effort, comment, effortCorrectedAt, sentComment } = stored;
  const sent = { finishedAt: sentEnd.finishedAt, effort: sentEnd.effort, comment: sentEnd.comment };
  const corrected = { effortCorrectedAt, sentComment };
  if (finishedAt === null) return { ...sent, ...corrected };

  const known = { finishedAt, effort, comment, ...corrected };
  if (Date.parse(sent.finishedAt) === Date.parse(finishedAt)) return known;
  const [first, last] = Date.parse(sent.finishedAt) < Date.parse(finishedAt) ? [sent, known] : [known, sent];
  const isCorrectedLater = effortCorrectedAt !== null && Date.parse(sent.finishedAt) <= Date.parse(effortCorrectedAt);
  return {
    finishedAt: last.finishedAt,
    effort: isCorrectedLater ? effort : (last.effort ?? first.effort),
    effortCorrectedAt,
    ...(sentComment === null
      ? { comment: joined(first.comment, last.comment), sentComment }
      : appended({ comment, sentComment }, sent.comment)),
  };
}

/** Appends to a corrected comment what an end has that was not merged before. */
function appended({ comment, sentComment }: { comment: string; sentComment: string }, sent: string) {
  const isKnown = sentComment.includes(sent);
  return isKnown
    ? { comment, sentComment }
    : { comment: joined(comment, sent), sentComment: joined(sentComment, sent) };
}

/** Effort and comment after a correction at `correctedAt` (pain: see `correctedPain`). */
export function correctedEnd(
  stored: Stored,
  correction: NonNullable<WorkoutSync['correction']>,
  correctedAt: string,
): ReportedEnd & CorrectedEnd {
  const { effort = stored.effort, comment = stored.comment } = correction;
  return {
    effort,
    comment,
    effortCorrectedAt: effort === stored.effort ? stored.effortCorrectedAt : correctedAt,
    sentComment: comment === stored.comment ? stored.sentComment : (stored.sentComment ?? stored.comment),
  };
}

type ReportedEnd = Pick<Stored, 'effort' | 'comment'>;

interface AuthorsOfEnd {
  effortAuthorId: string | null;
  commentAuthorId: string | null;
}

/**
 * Returns who chose the effort and wrote the comment after a request of `authorId`: the sender of what the request changed. Null: the
 * client.
 */
export function authorsOfEnd(
  stored: ReportedEnd & AuthorsOfEnd,
  { effort, comment }: ReportedEnd,
  authorId: string | null,
): AuthorsOfEnd {
  return {
    effortAuthorId: effort === stored.effort ? stored.effortAuthorId : authorId,
    commentAuthorId: comment === stored.comment ? stored.commentAuthorId : authorId,
  };
}

function joined(first: string, last: string): string {
  if (first.includes(last)) return first;
  if (last.includes(first)) return last;
  return `${first}\n${last}`.slice(0, limits.comment);
}

/** Marks the row changes of a request as those of the professional who sent it; `authorId` null: the client. */
export function withSender(changes: readonly RowChange[], authorId: string | null): RowChange[] {
  return changes.map(({ isInPerson: _, ...change }) => (authorId === null ? change : { ...change, isInPerson: true }));
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
