import { useEffect, useMemo, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { apiOf } from './api.ts';
import { subscribeToEntries, restoreEntries } from './entry-store.ts';
import { evictUnstarted, type LocalOwner, localWorkoutRefs } from './local-workouts.ts';
import { type LocalWorkout, createLocalWorkoutStore, type LocalWorkoutStore } from './local-workout-store.ts';
import { startSyncLoop } from './sync-loop.ts';
import { pendingCount } from './set-order.ts';

/** A workout this device knows more of than the server may. */
export interface LocalWorkoutSummary {
  workoutId: string;
  clientId: string;
  title: string;
  isBegun: boolean;
  /** Finished here; the server hears of it as soon as it answers. */
  isFinished: boolean;
  waiting: number;
}

/** What the last visits left on this device, of the client or, for a professional, what they logged in person. */
export function useLocalWorkouts(): LocalWorkoutSummary[] {
  const keeper = useKeeper();
  const [here, setHere] = useState(() => workoutsHere(keeper));
  useSyncPendingWorkouts();

  // The browser's storage is an outside world.
  useEffect(() => {
    const look = () => setHere(workoutsHere(keeper));
    look();
    return subscribeToEntries(look);
  }, [keeper]);

  return here;
}

/** Whatever still waits is sent, also when the workout itself is not open; but not the one that sends by itself. */
export function useSyncPendingWorkouts(except?: LocalWorkoutStore): void {
  const keeper = useKeeper();

  // So is the network.
  useEffect(() => {
    let isHere = true;
    let stops: (() => void)[] = [];
    void restoreEntries().then(() => {
      if (!isHere) return;
      evictUnstarted(keeper, except);
      const queues = localWorkoutRefs(keeper).map(createLocalWorkoutStore);
      stops = queues.filter(({ place }) => place !== except?.place).map((queue) => startSyncLoop(queue, apiOf(queue)));
    });
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [keeper, except]);
}

function useKeeper(): LocalOwner {
  const { clientId, membershipId } = useMe();
  return useMemo(
    () => (clientId === null ? { byMembershipId: membershipId ?? '' } : { clientId }),
    [clientId, membershipId],
  );
}

function workoutsHere(keeper: LocalOwner): LocalWorkoutSummary[] {
  return localWorkoutRefs(keeper).map((place) => {
    const { clientId, workoutId } = place;
    const kept = createLocalWorkoutStore(place).read();
    return { workoutId, clientId, title: kept.prescribed?.signed.prescription.title ?? '', ...current(kept) };
  });
}

function current(kept: LocalWorkout) {
  const { begun, sets, finish } = kept;
  return {
    isBegun: begun !== null && (sets.length > 0 || begun.startedThereAt !== null),
    isFinished: finish !== null,
    waiting: pendingCount(kept),
  };
}
