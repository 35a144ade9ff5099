import type { CompletedSet } from '../../../contract/set.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import { keepTypedOfRemoved } from '../drafts.ts';
import { readEntry, removeEntry, writeEntry } from './entry-store.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';

const maxLost = 20;
const none: readonly CompletedSet[] = [];

/** Sets as this device showed them, which another one has removed, or whose note it has replaced, until the user has read it. */
export function lostSets({ keyPrefix }: LocalWorkoutStore): readonly CompletedSet[] {
  return readEntry<CompletedSet[]>(`${keyPrefix}lost`) ?? none;
}

export function forgetLostSets({ keyPrefix }: LocalWorkoutStore): void {
  removeEntry(`${keyPrefix}lost`);
}

/** Deletes a set that another device has removed. */
export function deleteRemovedElsewhere(store: LocalWorkoutStore, set: SetRef): void {
  const removed = store.findSet(set)?.set;
  if (removed) keep(store, removed);
  keepTypedOfRemoved(store, set);
  store.deleteSet(set);
}

/** `next`: the version of another device that replaces `shown`. */
export function keepReplacedNote(
  store: LocalWorkoutStore,
  shown: CompletedSet,
  next: Pick<CompletedSet, 'note'>,
): void {
  if (!next.note.includes(shown.note)) keep(store, shown);
}

/** A finished workout that is corrected is read with its corrections. */
function keep(store: LocalWorkoutStore, set: CompletedSet): void {
  if (!store.isCorrection) writeEntry(`${store.keyPrefix}lost`, [...lostSets(store), set].slice(-maxLost));
}
