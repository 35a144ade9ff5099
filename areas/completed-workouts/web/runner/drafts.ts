import { clearDraft, draftKeys, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import type { SetRef } from '../../rules/set-order.ts';
import type { EndReport } from './local-store/finish.ts';
import type { LocalWorkout, LocalWorkoutStore } from './local-store/local-workout-store.ts';
import { isTimerOf, readTimer } from './timers/exercise-timer.ts';

/**
 * Returns the key of the draft of a set: values that are typed and not logged yet. Drafts survive a reload of the tab.
 */
export function setDraftKey({ keyPrefix }: LocalWorkoutStore, { rowId, setNumber }: SetRef): string {
  return `completed-workouts.set.${keyPrefix}${rowId}.${setNumber}`;
}

/** Returns the key of the draft of changes to a set that is logged and not corrected after the end: typed values that are not saved yet. */
export function changeDraftKey({ keyPrefix }: LocalWorkoutStore, { rowId, setNumber }: SetRef): string {
  return `completed-workouts.change.${keyPrefix}${rowId}.${setNumber}`;
}

/** Returns the first of the sets with changes that are typed and not saved. */
export function changedSetOf<Set extends SetRef>(store: LocalWorkoutStore, sets: readonly Set[]): Set | undefined {
  return sets.find((set) => readDraft(changeDraftKey(store, set)) !== null);
}

/** What was typed to change a set that another device has removed is typed in the form of the set to do. */
export function keepTypedOfRemoved(store: LocalWorkoutStore, set: SetRef): void {
  const draft = readDraft<Record<string, unknown>>(changeDraftKey(store, set));
  if (draft) saveDraft(setDraftKey(store, set), draft);
  clearDraft(changeDraftKey(store, set));
}

/** Keys of the drafts of all sets of a row. */
export function rowDraftKeys({ keyPrefix }: LocalWorkoutStore, rowId: string): string[] {
  return draftKeys(`completed-workouts.set.${keyPrefix}${rowId}.`);
}

/** Whether something was typed in the form of a set and is not logged, or the timer of the set is running. */
export function isSetTyped(store: LocalWorkoutStore, set: SetRef): boolean {
  return readDraft(setDraftKey(store, set)) !== null || isTimerOf(readTimer(store), set);
}

/** The sets of a row with typed values that are not logged. */
export function typedSetsOf(store: LocalWorkoutStore, rowId: string): SetRef[] {
  return rowDraftKeys(store, rowId).map((key) => ({ rowId, setNumber: setNumberOf(key) }));
}

/** Returns the number of the set that the key of a draft is for. */
export function setNumberOf(setDraftKey: string): number {
  return Number(setDraftKey.slice(setDraftKey.lastIndexOf('.') + 1));
}

/** Keys of what is typed and not saved of the sets, the comment and the times. */
export function unsavedDraftKeys(store: LocalWorkoutStore): string[] {
  return [
    ...draftKeysOfSets(store),
    ...[commentDraftKey(store), timesDraftKey(store)].flatMap((key) => draftKeys(key)),
  ];
}

function draftKeysOfSets({ keyPrefix }: LocalWorkoutStore): string[] {
  return ['set', 'change'].flatMap((kind) => draftKeys(`completed-workouts.${kind}.${keyPrefix}`));
}

export function extraSetsDraftKey({ keyPrefix }: LocalWorkoutStore): string {
  return `completed-workouts.extra.${keyPrefix}`;
}

export function commentDraftKey({ keyPrefix }: LocalWorkoutStore): string {
  return `completed-workouts.comment.${keyPrefix}`;
}

export function timesDraftKey({ keyPrefix }: LocalWorkoutStore): string {
  return `completed-workouts.times.${keyPrefix}`;
}

export function finishDraftKey({ workoutId }: LocalWorkoutStore): string {
  return `completed-workouts.finish.${workoutId}`;
}

/** Whether a comment, an effort or pain is typed for the end of the workout and not saved. */
function isEndTyped(store: LocalWorkoutStore): boolean {
  const { comment = '', effort = null, hasPainAtEnd = false } = readDraft<EndReport>(finishDraftKey(store)) ?? {};
  return comment.trim() !== '' || effort !== null || hasPainAtEnd;
}

/** Whether another device finished the workout while something of its sets or its end was typed here, which is not saved. */
export function isTypedAtEnd(store: LocalWorkoutStore, { finish }: Pick<LocalWorkout, 'finish'>): boolean {
  if (store.isCorrection || !finish?.isElsewhere) return false;
  return draftKeysOfSets(store).length > 0 || isEndTyped(store);
}

/** Deletes what is typed of the sets and the end of a workout that another device finished. */
export function discardTyped(store: LocalWorkoutStore): void {
  for (const key of [...unsavedDraftKeys(store), finishDraftKey(store)]) clearDraft(key);
  store.notify();
}
