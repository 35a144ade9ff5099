import { newId } from '#shell/common/ids.ts';
import { isFreeWorkout, type LocalWorkoutStore } from './local-workout-store.ts';

/** Begins the workout on this device, a free one with its own id. The server receives it with the first set. */
export function begin(store: LocalWorkoutStore): void {
  const workout = store.read();
  if (workout.begun) return;
  const id = isFreeWorkout(workout) ? store.workoutId : newId();
  store.save('begun', { id, startedAt: new Date().toISOString(), syncedAt: null });
  void navigator.storage?.persist?.().catch(() => false);
}
