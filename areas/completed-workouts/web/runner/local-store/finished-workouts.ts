import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import { type DeviceWorkout, withWorkoutsOfDevice } from '../../../rules/history-of-device.ts';
import { dayOfWorkout } from '../../../rules/workout-day.ts';
import { startOf } from './finish.ts';
import {
  createLocalWorkoutStore,
  hasUnsentResults,
  type LocalWorkout,
  type LocalWorkoutStore,
  loggedSets,
} from './local-workout-store.ts';
import { refsOfSameOwner } from './local-workouts.ts';

/** Returns a workout of this device that is finished, as it counts for the next loads; null for any other. */
export function finishedWorkoutOf(store: LocalWorkoutStore): DeviceWorkout | null {
  const workout = store.read();
  const { prescribed, begun, finish, rowChanges } = workout;
  if (!prescribed || !finish) return null;
  const { finishedAt, hasPainAtEnd } = finish;
  const finishedOn = dayOfWorkout({ startedAt: startOf(finish, begun), finishedAt }, currentTimeZone());
  const { prescription } = prescribed.signed;
  const removedSets = workout.sets.filter(({ state }) => state === 'removed').map(({ set }) => set);
  return { prescription, sets: acceptableSets(workout), removedSets, rowChanges, hasPainAtEnd, finishedAt, finishedOn };
}

/**
 * Adds to a history what its client has finished or corrected on this device and the server does not have yet, besides the workout of
 * `store` itself. One of which only media are unsent is left out: the server may have newer sets of it, and after a logout this device
 * has only the sets of those media.
 */
export function withUnsentWorkouts(store: LocalWorkoutStore, history: ExerciseHistory[]): ExerciseHistory[] {
  const unsent = otherStores(store).filter((other) => hasUnsentResults(other.read()));
  const workouts = unsent.flatMap((other) => finishedWorkoutOf(other) ?? []);
  return workouts.length === 0 ? history : withWorkoutsOfDevice(history, workouts);
}

/** Returns the logged sets that the server has or may accept: a rejected one is in no history. */
function acceptableSets({ sets }: Pick<LocalWorkout, 'sets'>): CompletedSet[] {
  return loggedSets({ sets: sets.filter(({ state }) => state !== 'rejected') });
}

/** Adds a workout that is being sent to the other stored workouts of its client, which may be begun before they are fetched again. */
export function addToOtherHistories(store: LocalWorkoutStore): void {
  const workout = finishedWorkoutOf(store);
  if (!workout) return;
  for (const other of otherStores(store)) {
    const { prescribed } = other.read();
    if (!prescribed || other.isCorrection) continue;
    other.save('prescribed', { ...prescribed, history: withWorkoutsOfDevice(prescribed.history, [workout]) });
  }
}

function otherStores(store: LocalWorkoutStore): LocalWorkoutStore[] {
  const stores = refsOfSameOwner(store).map(createLocalWorkoutStore);
  return stores.filter(({ keyPrefix }) => keyPrefix !== store.keyPrefix);
}
