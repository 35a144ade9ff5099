import type { LocalWorkoutStore } from './local-workout-store.ts';
import { sendMedia } from './send-media.ts';
import { type SyncOutcome, pushPending, type WorkoutApi } from './sync.ts';

export type SyncStatus = 'idle' | 'sending' | 'later';

const pausesMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Sends whenever something is written, in this tab or another, when the network or the person comes back, and again and
 * again while there is no answer. Files go beside the sets, so that a video never holds up a set. Gives back how to stop.
 */
export function startSyncLoop(
  queue: LocalWorkoutStore,
  api: WorkoutApi,
  onStatus: (state: SyncStatus) => void = () => {},
): () => void {
  const stopSets = keepTrying(queue, { lock: 'sets', send: () => pushPending(queue, api), onStatus });
  const stopMedia = keepTrying(queue, { lock: 'media', send: () => sendMedia(queue, api.media), onStatus: () => {} });
  return () => {
    stopSets();
    stopMedia();
  };
}

interface Work {
  lock: string;
  send: () => Promise<SyncOutcome>;
  onStatus: (state: SyncStatus) => void;
}

function keepTrying(queue: LocalWorkoutStore, { lock, send, onStatus }: Work): () => void {
  let isRunning = false;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    onStatus('sending');
    let pass: SyncOutcome = 'sent';
    while (isWanted && !isStopped) {
      isWanted = false;
      pass = await oneTabAtATime(queue.place + lock, send);
      if (pass !== 'sent') break;
    }
    isRunning = false;
    settle(pass);
  }

  function settle(pass: SyncOutcome): void {
    if (isStopped) return;
    failures = pass === 'later' ? failures + 1 : 0;
    onStatus(pass === 'sent' ? 'idle' : 'later');
    if (pass === 'later') timer = setTimeout(start, pausesMs[Math.min(failures, pausesMs.length) - 1]);
  }

  const start = () => void run();
  const startInSight = () => document.visibilityState === 'visible' && start();
  const unfollow = queue.follow(start);
  window.addEventListener('online', start);
  document.addEventListener('visibilitychange', startInSight);
  start();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    unfollow();
    window.removeEventListener('online', start);
    document.removeEventListener('visibilitychange', startInSight);
  };
}

/** Two tabs sending at once would send everything twice. Old browsers have no locks: there it changes nothing but the traffic. */
function oneTabAtATime(name: string, send: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(`workout.${name}`, send);
}
