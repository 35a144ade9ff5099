import type { WorkoutQueue } from './queue.ts';
import { sendMedia } from './send-media.ts';
import { type Pass, sendWaiting, type WorkoutApi } from './sync.ts';

export type Sending = 'idle' | 'sending' | 'later';

const pausesMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Sends whenever something is written, in this tab or another, when the network or the person comes back, and again and
 * again while there is no answer. Files go beside the sets, so that a video never holds up a set. Gives back how to stop.
 */
export function keepSending(
  queue: WorkoutQueue,
  api: WorkoutApi,
  hear: (state: Sending) => void = () => {},
): () => void {
  const stopSets = keepTrying(queue, { lock: 'sets', send: () => sendWaiting(queue, api), hear });
  const stopMedia = keepTrying(queue, { lock: 'media', send: () => sendMedia(queue, api.media), hear: () => {} });
  return () => {
    stopSets();
    stopMedia();
  };
}

interface Work {
  lock: string;
  send: () => Promise<Pass>;
  hear: (state: Sending) => void;
}

function keepTrying(queue: WorkoutQueue, { lock, send, hear }: Work): () => void {
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
    hear('sending');
    let pass: Pass = 'sent';
    while (isWanted && !isStopped) {
      isWanted = false;
      pass = await oneTabAtATime(queue.place + lock, send);
      if (pass !== 'sent') break;
    }
    isRunning = false;
    settle(pass);
  }

  function settle(pass: Pass): void {
    if (isStopped) return;
    failures = pass === 'later' ? failures + 1 : 0;
    hear(pass === 'sent' ? 'idle' : 'later');
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
function oneTabAtATime(name: string, send: () => Promise<Pass>): Promise<Pass> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(`workout.${name}`, send);
}
