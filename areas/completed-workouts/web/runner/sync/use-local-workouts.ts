import { useEffect, useMemo, useState } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { useMe } from '#shell/web/session.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { dayOfWorkout } from '../../../rules/workout-day.ts';
import { restoreEntries, subscribeToEntries } from '../local-store/entry-store.ts';
import { type Finish, startOf } from '../local-store/finish.ts';
import {
  type Begun,
  createLocalWorkoutStore,
  isFreeWorkout,
  type LocalWorkout,
  type LocalWorkoutStore,
  loggedSets,
  pendingCount,
  pendingSets,
} from '../local-store/local-workout-store.ts';
import { evictUnneeded, type LocalOwner, localWorkoutRefs } from '../local-store/local-workouts.ts';
import { startSyncLoop } from './sync-loop.ts';
import { createWorkoutApi } from './workout-api.ts';

/** A workout of this device, which may be newer than the server's. */
export interface LocalWorkoutSummary {
  workoutId: string;
  clientId: string;
  title: string;
  dayNumber: number;
  isFree: boolean;
  isBegun: boolean;
  isFinished: boolean;
  /** Whether the client deleted it. */
  isDeleted: boolean;
  finishedAt: string | undefined;
  /** The day on which it counts. */
  finishedOn: string | undefined;
  /** Whether it is a free workout that was finished with a set, and whose end is not sent yet. */
  isUnsentFree: boolean;
  /** Whether sets or removals are not sent yet. */
  isPending: boolean;
  /** Number of sets that are not sent yet, without removed ones. */
  pending: number;
  /** Why the server refused the whole workout, such as a withdrawn consent. */
  refusal: string | undefined;
}

/**
 * Returns the workouts to do that this device stores for the current user, without corrections of finished ones; none in the view of
 * a client. `PendingWorkoutSync` sends their pending changes.
 */
export function useLocalWorkouts(): LocalWorkoutSummary[] {
  const owner = useLocalOwner();
  const [summaries, setSummaries] = useState(() => readSummaries(owner));

  // Synchronises with the entries of the device.
  useEffect(() => {
    const update = () => setSummaries(readSummaries(owner));
    update();
    return subscribeToEntries(update);
  }, [owner]);

  return summaries;
}

/** Sends the pending changes of workouts that are not open. The open one has a sync loop of its own. */
export function useSyncPendingWorkouts(open?: LocalWorkoutStore): void {
  const owner = useLocalOwner();

  // Synchronises with the server.
  useEffect(() => {
    if (isClientView()) return;
    let isMounted = true;
    let stops: (() => void)[] = [];
    void restoreEntries().then(() => {
      if (!isMounted) return;
      evictUnneeded(owner, open);
      const stores = localWorkoutRefs(owner).map(createLocalWorkoutStore);
      stops = stores
        .filter(({ keyPrefix }) => keyPrefix !== open?.keyPrefix)
        .map((store) => startSyncLoop(store, createWorkoutApi(store)));
    });
    return () => {
      isMounted = false;
      for (const stop of stops) stop();
    };
  }, [owner, open]);
}

function useLocalOwner(): LocalOwner {
  const { clientId, membershipId } = useMe();
  return useMemo(
    () => (clientId === null ? { byMembershipId: membershipId ?? '' } : { clientId }),
    [clientId, membershipId],
  );
}

function dayOf(finish: Finish, begun: Begun | null): string {
  return dayOfWorkout({ startedAt: startOf(finish, begun), finishedAt: finish.finishedAt }, currentTimeZone());
}

/** Whether the end of a workout will still be sent: the server has refused neither it nor the whole workout. */
function isUnsent({ begun, finish }: LocalWorkout): boolean {
  return finish?.isSynced === false && finish.rejection === undefined && begun?.rejection === undefined;
}

function readSummaries(owner: LocalOwner): LocalWorkoutSummary[] {
  if (isClientView()) return [];
  const refs = localWorkoutRefs(owner).filter(({ isCorrection }) => !isCorrection);
  return refs.map((ref) => {
    const { clientId, workoutId } = ref;
    const workout = createLocalWorkoutStore(ref).read();
    const { prescribed, begun, sets, rowChanges, finish, deletion } = workout;
    const isFree = isFreeWorkout(workout);
    // A free workout is begun with the first exercise that the client adds.
    const isUsed = sets.length > 0 || (isFree && rowChanges.length > 0);
    return {
      clientId,
      workoutId,
      title: prescribed?.signed.prescription.title ?? '',
      dayNumber: prescribed?.signed.prescription.dayNumber ?? 0,
      isFree,
      isBegun: begun !== null && (isUsed || begun.syncedAt !== null),
      isFinished: finish !== null,
      isDeleted: deletion !== null,
      finishedAt: finish?.finishedAt,
      finishedOn: finish ? dayOf(finish, begun) : undefined,
      isUnsentFree: isFree && isUnsent(workout) && loggedSets({ sets }).length > 0,
      isPending: pendingSets({ sets }).length > 0,
      pending: pendingCount({ sets }),
      refusal: begun?.rejection,
    };
  });
}
