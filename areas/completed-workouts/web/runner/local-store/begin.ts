import { newId } from '#shell/common/ids.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';

/** Begins the workout on this device, a free one with its own id. The server receives it with the first set. */
export function begin(store: LocalWorkoutStore): void {
  const { begun, prescribed } = store.read();
  if (begun) return;
  const id = prescribed?.signed.prescription.isFree ? store.workoutId : newId();
  store.save('begun', { id, startedAt: new Date().toISOString(), syncedAt: null });
  void navigator.storage?.persist?.().catch(() => false);
}
