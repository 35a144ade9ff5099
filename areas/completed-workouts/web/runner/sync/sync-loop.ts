import { startSyncLoop as startLoop, type SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { sendMedia } from './send-media.ts';
import { pushPending } from './sync.ts';
import type { WorkoutApi } from './workout-api.ts';

/**
 * Sends pending changes. Media are sent in a loop of their own, so that a video does not delay a set. Returns a function that
 * stops both loops.
 */
export function startSyncLoop(
  store: LocalWorkoutStore,
  api: WorkoutApi,
  onStatus: (status: SyncStatus) => void = () => {},
): () => void {
  const { keyPrefix, subscribe } = store;
  const lockOf = (name: string) => `workout.${keyPrefix}${name}`;
  const stopSets = startLoop({ lock: lockOf('sets'), subscribe, send: () => pushPending(store, api), onStatus });
  const stopMedia = startLoop({ lock: lockOf('media'), subscribe, send: () => sendMedia(store, api.media) });
  return () => {
    stopSets();
    stopMedia();
  };
}
