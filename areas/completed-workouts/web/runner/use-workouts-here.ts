import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { workoutApi } from './api.ts';
import { followEntries } from './device.ts';
import { forgetOldLooks, type Kept, keptWorkoutIds, openQueue } from './queue.ts';
import { keepSending } from './sender.ts';
import { waitingCount } from './state.ts';

/** A workout this device knows more of than the server may. */
export interface WorkoutHere {
  workoutId: string;
  title: string;
  isBegun: boolean;
  /** Finished here; the server hears of it as soon as it answers. */
  isFinished: boolean;
  waiting: number;
}

/** What the last visits left on this device. Whatever still waits is sent, also when the workout itself is not open. */
export function useWorkoutsHere(): WorkoutHere[] {
  const clientId = useMe().clientId ?? '';
  const [here, setHere] = useState(() => workoutsHere(clientId));

  // The browser's storage and the network are outside worlds.
  useEffect(() => {
    forgetOldLooks(clientId);
    const look = () => setHere(workoutsHere(clientId));
    const stops = keptWorkoutIds(clientId).map((workoutId) =>
      keepSending(openQueue({ clientId, workoutId }), workoutApi),
    );
    look();
    return [followEntries(look), ...stops].reduce((all, stop) => () => {
      all();
      stop();
    });
  }, [clientId]);

  return here;
}

function workoutsHere(clientId: string): WorkoutHere[] {
  return keptWorkoutIds(clientId).map((workoutId) => {
    const kept = openQueue({ clientId, workoutId }).read();
    return { workoutId, title: titleOf(kept), ...standing(kept) };
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

function titleOf({ prescribed }: Kept): string {
  return prescribed?.workout.title ?? '';
}
