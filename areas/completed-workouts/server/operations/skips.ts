import { skipReasonOf } from '../../rules/skip.ts';
import type { RowChange, SkipReason } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { painReported, painWithdrawn, type WorkoutEvent, workoutSkipped, workoutSkipWithdrawn } from '../events.ts';

interface Skips {
  /** Whether the whole workout is skipped. */
  isSkipped: boolean;
  rowChanges: readonly RowChange[];
  /** Whether the client reported pain at the end. */
  hasPainAtEnd: boolean;
}

/** What was skipped in a workout, and its pain, before and after a change. */
export interface SkipChange {
  before: Skips;
  after: Skips;
  /** Whether pain that was taken back is still to be read (`takenBackPain`): it is not withdrawn. */
  hasTakenBackPain: boolean;
}

/** Why a workout is skipped as a whole; null when it is not. */
export function wholeSkipReason({ isSkipped, rowChanges }: Omit<Skips, 'hasPainAtEnd'>): SkipReason | null {
  return isSkipped ? skipReasonOf(rowChanges) : null;
}

/** Publishes the skip and the pain that are not reported any more. */
export async function publishWithdrawnSkips(
  scope: Scope,
  event: WorkoutEvent,
  { before, after, hasTakenBackPain }: SkipChange,
): Promise<void> {
  const withdrawn = withoutPain(wholeSkipReason(before));
  if (withdrawn && withdrawn !== wholeSkipReason(after)) await publish(scope, workoutSkipWithdrawn, event);
  if (hasPain(before) && !hasPain(after) && !hasTakenBackPain) await publish(scope, painWithdrawn, event);
}

/** Publishes the skip and the pain that are newly reported. A repeated request publishes nothing. */
export async function publishReportedSkips(
  scope: Scope,
  event: WorkoutEvent,
  { before, after }: SkipChange,
): Promise<void> {
  const { rowIds, isAtEnd } = newPain({ before, after });
  if (rowIds.length > 0 || isAtEnd) await publish(scope, painReported, { ...event, rowIds, isAtEnd });
  const reason = withoutPain(wholeSkipReason(after));
  if (reason && reason !== wholeSkipReason(before)) await publish(scope, workoutSkipped, { ...event, reason });
}

/** The parts whose text explains pain that is newly reported, as in `writtenByClient`. */
export function partsOfNewPain(change: SkipChange): string[] {
  const { rowIds, isAtEnd } = newPain(change);
  const isOfComment = isAtEnd || (change.after.isSkipped && rowIds.length > 0);
  return [...rowIds, ...(isOfComment ? ['comment'] : [])];
}

function newPain({ before, after }: Pick<SkipChange, 'before' | 'after'>) {
  const rowIds = painfulRows(after).filter((id) => !painfulRows(before).includes(id));
  return { rowIds, isAtEnd: after.hasPainAtEnd && !before.hasPainAtEnd };
}

/** Pain is published for its rows and the end. */
function withoutPain(reason: SkipReason | null): SkipReason | null {
  return reason === 'pain' ? null : reason;
}

function hasPain(skips: Skips): boolean {
  return skips.hasPainAtEnd || painfulRows(skips).length > 0;
}

function painfulRows({ rowChanges }: Skips): string[] {
  return rowChanges.filter(({ skipReason }) => skipReason === 'pain').map(({ rowId }) => rowId);
}
