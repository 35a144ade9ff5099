import { newId } from '#shell/common/ids.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';

/** Begins the workout on this device. The server receives it with the first set. */
export function begin(store: LocalWorkoutStore): void {
  if (store.read().begun) return;
  store.save('begun', { id: newId(), startedAt: new Date().toISOString(), syncedAt: null });
  void navigator.storage?.persist?.().catch(() => false);
}
