import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { RowChange } from '../../contract/set.ts';
import { hasNewFeedback } from '../../rules/feedback.ts';
import type { SetMergeResult } from '../../rules/merge-stored-sets.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { symptomReported, symptomWithdrawn, workoutCorrected, type WorkoutEvent } from '../events.ts';
import type { LockedWorkout } from '../store/begin.ts';
import { type FeedbackChange, saveFeedbackAt } from '../store/feedback.ts';
import type { WorkoutSets } from '../store/sets.ts';

interface MergedWorkout {
  clientId: string;
  workout: LockedWorkout;
  sets: WorkoutSets;
  merge: SetMergeResult;
  rowChanges: RowChange[];
  title: string;
  /** The client's, not what a professional wrote in person. */
  comment: string;
  hasPainAtEnd: boolean;
  /** See `partsOfNewPain`. */
  painParts: readonly string[];
  isCorrection: boolean;
  /** Whether a comment or note gave way to one of another device. */
  hasLostText: boolean;
}

/** New feedback of the client is unread for the professionals, and so is a correction; feedback that was taken back is not. */
export async function saveFeedback(scope: Scope, merged: MergedWorkout): Promise<void> {
  const { clientId, workout, sets, merge, rowChanges, title, comment, hasPainAtEnd } = merged;
  const { painParts, isCorrection, hasLostText } = merged;
  const hadPainAtEnd = hasPainOfClient(workout);
  const isCorrected = isCorrection && changesSets(merge);
  const isReported = hasNewFeedback(
    { rowChanges: workout.rowChanges, comment: workout.comment, hasPainAtEnd: hadPainAtEnd, sets: sets.current },
    { rowChanges, comment, hasPainAtEnd, sets: [...merge.added, ...merge.changed] },
  );
  const isRenamed = title !== workout.title;
  const isNew = isCorrected || isReported || hasLostText || (isRenamed && namesSymptom(title));
  const isEndChanged = comment !== workout.comment || hasPainAtEnd !== hadPainAtEnd || isRenamed;
  const mayBeLess = merge.changed.length + merge.removedIds.length > 0 || rowChanges.length > 0 || isEndChanged;
  const event = { completedWorkoutId: workout.id, clientId };
  if (isNew || mayBeLess) await recordFeedback(scope, event, { isNew, painParts });
}

/** Stores when the client's feedback changed, and publishes the texts that name a symptom and named none before, or that no text names one any more. */
export async function recordFeedback(scope: Scope, event: WorkoutEvent, change: FeedbackChange): Promise<void> {
  const { added, isWithdrawn } = await saveFeedbackAt(scope, event.completedWorkoutId, change);
  if (added.length > 0) await publish(scope, symptomReported, { ...event, parts: added });
  if (isWithdrawn) await publish(scope, symptomWithdrawn, event);
}

/** Whether the client reported pain at the end. */
export function hasPainOfClient({
  hasPainAtEnd,
  painAuthorId,
}: Pick<LockedWorkout, 'hasPainAtEnd' | 'painAuthorId'>): boolean {
  return hasPainAtEnd && painAuthorId === null;
}

/**
 * What a professional sends is nothing to read, unless it replaces what the client reported: that is recorded. Publishes that sets of the
 * client were corrected, which changes volume and records.
 */
export async function saveInPerson(
  scope: Scope,
  event: WorkoutEvent,
  { merge, isCorrection, hasLostText }: Pick<MergedWorkout, 'merge' | 'isCorrection' | 'hasLostText'>,
): Promise<void> {
  if (hasLostText) await recordFeedback(scope, event, { isNew: false, painParts: [] });
  if (isCorrection && changesSets(merge)) await publish(scope, workoutCorrected, event);
}

function changesSets({ added, changed, removedIds }: SetMergeResult): boolean {
  return [added, changed, removedIds].some(({ length }) => length > 0);
}
