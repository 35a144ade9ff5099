import { useEffect, useState } from 'react';
import type { LocalWorkout, LocalWorkoutStore } from './local-workout-store.ts';

/** Synchronises with the entries of the store, which other tabs write too. */
export function useLocalWorkout(store: LocalWorkoutStore): LocalWorkout {
  const [workout, setWorkout] = useState(store.read);
  useEffect(() => {
    setWorkout(store.read());
    return store.subscribe(() => setWorkout(store.read()));
  }, [store]);
  return workout;
}
