import { entryNames } from './entry-store.ts';
import { createLocalWorkoutStore, ownerOf, type WorkoutRef, type LocalWorkoutStore } from './local-workout-store.ts';

const oldLookMs = 2 * 24 * 60 * 60_000;

/** Whose entries: a client's own, or all that a professional wrote in the place of clients. */
export type LocalOwner = { clientId: string } | { byMembershipId: string };

/** The workouts this device keeps something of. */
export function localWorkoutRefs(keeper: LocalOwner): WorkoutRef[] {
  return placesOn(entryNames('')).filter((place) =>
    'clientId' in keeper
      ? place.byMembershipId === undefined && place.clientId === keeper.clientId
      : place.byMembershipId === keeper.byMembershipId,
  );
}

/** Workouts only looked at, days ago: opening them again is one question, or one look at what is kept for training. */
export function evictUnstarted(keeper: LocalOwner, open?: LocalWorkoutStore): void {
  for (const place of localWorkoutRefs(keeper)) {
    const queue = createLocalWorkoutStore(place);
    if (queue.place === open?.place) continue;
    const { begun, sets, prescribed } = queue.read();
    if (!begun && sets.length === 0 && Date.now() - (prescribed?.keptAt ?? 0) > oldLookMs) queue.clear();
  }
}

/** On logging out: all goes but what the server does not have yet, with what it takes to send it. */
export function clearSynced(): void {
  for (const place of placesOn(entryNames(''))) {
    const queue = createLocalWorkoutStore(place);
    const { begun, sets, rowChanges, media, removedMediumIds, finish, prescribed } = queue.read();
    const isWaiting = [...sets, ...rowChanges, ...media].some(({ state }) => state !== 'sent');
    const isEndWaiting = finish !== null && !finish.isSent;
    if (!begun || !(isWaiting || isEndWaiting || removedMediumIds.length > 0)) {
      queue.clear();
      continue;
    }
    for (const { set, state } of sets) if (state === 'sent' && !hasWaitingMedium(media, set)) queue.dropSet(set);
    for (const { rowId, state } of rowChanges) if (state === 'sent') queue.dropRowChange(rowId);
    for (const { id, state } of media) if (state === 'sent') queue.dropMedium(id);
    queue.save('rest', null);
    if (prescribed) queue.save('prescribed', { ...prescribed, past: [], exercises: [] });
  }
}

function hasWaitingMedium(
  media: readonly { rowId: string; setNumber: number; state: string }[],
  { rowId, setNumber }: { rowId: string; setNumber: number },
): boolean {
  return media.some((one) => one.state !== 'sent' && one.rowId === rowId && one.setNumber === setNumber);
}

function placesOn(names: readonly string[]): WorkoutRef[] {
  const places = new Map<string, WorkoutRef>();
  for (const name of names) {
    const [owner = '', workoutId = ''] = name.split('.');
    const [clientId = '', byMembershipId] = owner.split('@').toReversed();
    const place = { clientId, workoutId, byMembershipId };
    places.set(`${ownerOf(place)}.${workoutId}`, place);
  }
  return [...places.values()];
}
