import { setKey } from '../../../rules/set-versions.ts';
import { entryKeys } from './entry-store.ts';
import {
  createLocalWorkoutStore,
  isFullySynced,
  keyPrefixOf,
  type LocalWorkoutStore,
  refOfKey,
  type WorkoutRef,
} from './local-workout-store.ts';

const unstartedMs = 2 * 24 * 60 * 60_000;

/** The user who logs workouts: a client their own, or a professional those of clients. */
export type LocalOwner = { clientId: string } | { byMembershipId: string };

/** Returns the workouts that this device stores for the user. */
export function localWorkoutRefs(owner: LocalOwner): WorkoutRef[] {
  return allRefs().filter((ref) =>
    'clientId' in owner
      ? ref.byMembershipId === undefined && ref.clientId === owner.clientId
      : ref.byMembershipId === owner.byMembershipId,
  );
}

/** Returns the workouts of the same client that the same user logs on this device, that of the store included. */
export function refsOfSameOwner({ keyPrefix }: LocalWorkoutStore): WorkoutRef[] {
  const { clientId, byMembershipId } = refOfKey(keyPrefix);
  return allRefs().filter((ref) => ref.clientId === clientId && ref.byMembershipId === byMembershipId);
}

/**
 * Deletes local workouts that were opened two days ago or more and not begun, and corrections of which the server has everything,
 * except the open one.
 */
export function evictUnneeded(owner: LocalOwner, open?: LocalWorkoutStore): void {
  for (const store of localWorkoutRefs(owner).map(createLocalWorkoutStore)) {
    if (store.keyPrefix === open?.keyPrefix) continue;
    const workout = store.read();
    const { begun, sets, prescribed, deletion } = workout;
    if (deletion && !deletion.isSynced) continue;
    if (store.isCorrection) {
      if (isFullySynced(workout)) store.clear();
      continue;
    }
    const isOld = Date.now() - (prescribed?.fetchedAt ?? 0) > unstartedMs;
    if (!begun && sets.length === 0 && isOld) store.clear();
  }
}

/** Deletes all local data on logout, except what the server does not have yet and what is required to send it. */
export function clearSynced(): void {
  for (const store of allRefs().map(createLocalWorkoutStore)) {
    const { begun, sets, rowChanges, media, removedMediumIds, finish, prescribed, deletion } = store.read();
    if (deletion && !deletion.isSynced) continue;
    const isPending = [...sets, ...rowChanges, ...media].some(({ state }) => state !== 'synced');
    const isFinishPending = finish !== null && !finish.isSynced;
    const isTitlePending = prescribed?.isTitleUnsent === true;
    if (!begun || !(isPending || isFinishPending || isTitlePending || removedMediumIds.length > 0)) {
      store.clear();
      continue;
    }
    // The synced set of an unsent medium stays: the medium is sent only when its set is stored as synced.
    const needed = new Set(media.filter(({ state }) => state !== 'synced').map(setKey));
    for (const { set, state } of sets) if (state === 'synced' && !needed.has(setKey(set))) store.deleteSet(set);
    for (const { rowId, state } of rowChanges) if (state === 'synced') store.deleteRowChange(rowId);
    for (const { id, state } of media) if (state === 'synced') store.deleteMedium(id);
    store.save('rest', null);
    if (prescribed) store.save('prescribed', { ...prescribed, history: [], exercises: [] });
  }
}

function allRefs(): WorkoutRef[] {
  const refs = new Map<string, WorkoutRef>();
  for (const key of entryKeys('')) {
    const ref = refOfKey(key);
    refs.set(keyPrefixOf(ref), ref);
  }
  return [...refs.values()];
}
