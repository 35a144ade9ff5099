import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { sendMedia } from './send-media.ts';
import { pushPending, type SyncOutcome } from './sync.ts';
import type { WorkoutApi } from './workout-api.ts';

/** `waiting`: without a connection, or until the user logs in again. */
export type SyncStatus = 'idle' | 'syncing' | 'waiting';

const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Sends pending changes after each write of this tab or another, when the browser is online again and when the page
 * becomes visible, and retries when there is no response. Media are sent in a loop of their own, so that a video does
 * not delay a set. Returns a function that stops the loop.
 */
export function startSyncLoop(
  store: LocalWorkoutStore,
  api: WorkoutApi,
  onStatus: (status: SyncStatus) => void = () => {},
): () => void {
  const stopSets = startLoop(store, { lock: 'sets', send: () => pushPending(store, api), onStatus });
  const stopMedia = startLoop(store, { lock: 'media', send: () => sendMedia(store, api.media), onStatus: () => {} });
  return () => {
    stopSets();
    stopMedia();
  };
}

interface Loop {
  lock: string;
  send: () => Promise<SyncOutcome>;
  onStatus: (status: SyncStatus) => void;
}

function startLoop(store: LocalWorkoutStore, { lock, send, onStatus }: Loop): () => void {
  let isRunning = false;
  let isRequested = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  async function run(): Promise<void> {
    isRequested = true;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    onStatus('syncing');
    let outcome: SyncOutcome = 'done';
    while (isRequested && !signal.aborted && outcome === 'done') {
      isRequested = false;
      outcome = await withLock(store.keyPrefix + lock, send);
    }
    isRunning = false;
    if (!signal.aborted) schedule(outcome);
  }

  function schedule(outcome: SyncOutcome): void {
    failures = outcome === 'retry' ? failures + 1 : 0;
    onStatus(outcome === 'done' ? 'idle' : 'waiting');
    if (outcome === 'retry') timer = setTimeout(start, retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1]);
  }

  const start = () => void run();
  const unsubscribe = store.subscribe(start);
  window.addEventListener('online', start, { signal });
  const startWhenVisible = () => document.visibilityState === 'visible' && start();
  document.addEventListener('visibilitychange', startWhenVisible, { signal });
  start();

  return () => {
    stop.abort();
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Runs `send` under a Web Lock, so that one tab sends at a time. In browsers without Web Locks two tabs send the same,
 * which changes nothing on the server.
 */
function withLock(name: string, send: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(`workout.${name}`, send);
}
