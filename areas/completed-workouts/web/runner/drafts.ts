import { draftKeys } from '#shell/web/forms/drafts.ts';
import type { SetRef } from '../../rules/set-order.ts';
import type { LocalWorkoutStore } from './local-store/local-workout-store.ts';

/**
 * Returns the key of the draft of a set: values that are typed and not logged yet. Drafts survive a reload of the tab.
 */
export function setDraftKey({ keyPrefix }: LocalWorkoutStore, { rowId, setNumber }: SetRef): string {
  return `completed-workouts.set.${keyPrefix}${rowId}.${setNumber}`;
}

/** Keys of the drafts of all sets of a row. */
export function rowDraftKeys({ keyPrefix }: LocalWorkoutStore, rowId: string): string[] {
  return draftKeys(`completed-workouts.set.${keyPrefix}${rowId}.`);
}

/** Returns the number of the set that the key of a draft is for. */
export function setNumberOf(setDraftKey: string): number {
  return Number(setDraftKey.slice(setDraftKey.lastIndexOf('.') + 1));
}

/** Keys of what is typed and not saved of the sets, the comment and the times. */
export function unsavedDraftKeys(store: LocalWorkoutStore): string[] {
  const sets = `completed-workouts.set.${store.keyPrefix}`;
  return [sets, commentDraftKey(store), timesDraftKey(store)].flatMap(draftKeys);
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
