import { useEffect, useMemo, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { createLocalWorkoutStore, type LocalWorkout, type LocalWorkoutStore } from './local-workout-store.ts';

/** Synchronises with the entries of the store, which other tabs write too. */
export function useLocalWorkout(store: LocalWorkoutStore): LocalWorkout {
  const [workout, setWorkout] = useState(store.read);
  useEffect(() => {
    setWorkout(store.read());
    return store.subscribe(() => setWorkout(store.read()));
  }, [store]);
  return workout;
}

/** Returns the local store of a workout: a client's own one, or that of a client for whom the user logs it in person. */
export function useLocalWorkoutStore(
  { clientId }: Subject,
  workoutId: string,
  { isCorrection = false } = {},
): LocalWorkoutStore {
  const me = useMe();
  const byMembershipId = clientId === null ? undefined : (me.membershipId ?? '');
  const ownerId = clientId ?? me.clientId ?? '';
  return useMemo(
    () => createLocalWorkoutStore({ clientId: ownerId, workoutId, byMembershipId, isCorrection }),
    [ownerId, workoutId, byMembershipId, isCorrection],
  );
}
