import { useEffect, useMemo, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { apiOf } from './api.ts';
import { followEntries, restoreEntries } from './device.ts';
import { forgetOldLooks, type Keeper, keptPlaces } from './places.ts';
import { type Kept, openQueue, type WorkoutQueue } from './queue.ts';
import { keepSending } from './sender.ts';
import { waitingCount } from './state.ts';

/** A workout this device knows more of than the server may. */
export interface WorkoutHere {
  workoutId: string;
  clientId: string;
  title: string;
  isBegun: boolean;
  /** Finished here; the server hears of it as soon as it answers. */
  isFinished: boolean;
  waiting: number;
}

/** What the last visits left on this device, of the client or, for a professional, what they logged in person. */
export function useWorkoutsHere(): WorkoutHere[] {
  const keeper = useKeeper();
  const [here, setHere] = useState(() => workoutsHere(keeper));
  useSendingLeftovers();

  // The browser's storage is an outside world.
  useEffect(() => {
    const look = () => setHere(workoutsHere(keeper));
    look();
    return followEntries(look);
  }, [keeper]);

  return here;
}

/** Whatever still waits is sent, also when the workout itself is not open; but not the one that sends by itself. */
export function useSendingLeftovers(except?: WorkoutQueue): void {
  const keeper = useKeeper();

  // So is the network.
  useEffect(() => {
    let isHere = true;
    let stops: (() => void)[] = [];
    void restoreEntries().then(() => {
      if (!isHere) return;
      forgetOldLooks(keeper, except);
      const queues = keptPlaces(keeper).map(openQueue);
      stops = queues.filter(({ place }) => place !== except?.place).map((queue) => keepSending(queue, apiOf(queue)));
    });
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [keeper, except]);
}

function useKeeper(): Keeper {
  const { clientId, membershipId } = useMe();
  return useMemo(
    () => (clientId === null ? { byMembershipId: membershipId ?? '' } : { clientId }),
    [clientId, membershipId],
  );
}

function workoutsHere(keeper: Keeper): WorkoutHere[] {
  return keptPlaces(keeper).map((place) => {
    const { clientId, workoutId } = place;
    const kept = openQueue(place).read();
    return { workoutId, clientId, title: kept.prescribed?.sealed.prescription.title ?? '', ...standing(kept) };
  });
}

function standing(kept: Kept) {
  const { begun, sets, finish } = kept;
  return {
    isBegun: begun !== null && (sets.length > 0 || begun.startedThereAt !== null),
    isFinished: finish !== null,
    waiting: waitingCount(kept),
  };
}
