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
  const sets = { lock: lockOf('sets'), subscribe, send: () => pushPending(store, api), onStatus };
  const stopSets = startLoop({ ...sets, onWake: () => void retryRefused(store) });
  const stopMedia = startLoop({ lock: lockOf('media'), subscribe, send: () => sendMedia(store, api.media) });
  return () => {
    stopSets();
    stopMedia();
  };
}

/**
 * Makes pending again what was refused as a whole, and media that a missing consent refused. The code is loaded when there is
 * something, which is rare.
 */
async function retryRefused(store: LocalWorkoutStore): Promise<void> {
  const { begun, media } = store.read();
  if (begun?.rejection === undefined && !media.some(({ awaitsConsent }) => awaitsConsent)) return;
  (await import('../local-store/log.ts')).retryRejected(store);
}
