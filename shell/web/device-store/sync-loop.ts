import { ApiError } from '../api/api-error.ts';

/** `retry`: the server did not respond; `stopped`: the user is not logged in, or a consent is missing. */
export type SyncOutcome = 'done' | 'retry' | 'stopped';

/** `waiting`: without a connection, or until the user logs in again or gives a consent. */
export type SyncStatus = 'idle' | 'syncing' | 'waiting';

/**
 * Whether the server rejected the request. After a lost connection, a timeout, a server error or a rate limit the
 * request is repeated instead.
 */
export function isRejection(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);
}

const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000];

const wakes = new Set<() => void>();

/** Makes all loops send what is pending, after the client has given a consent that it waited for. */
export function wakeSyncLoops(): void {
  for (const wake of wakes) wake();
}

export interface SyncLoop {
  /** Name of the Web Lock: one tab sends at a time. */
  lock: string;
  /** Calls the function after each write of this tab or another. */
  subscribe: (handle: () => void) => () => void;
  send: () => Promise<SyncOutcome>;
  /** Called before each `send` that no write causes: it makes pending again what may be accepted now. */
  onWake?: () => void;
  onStatus?: (status: SyncStatus) => void;
}

/**
 * Calls `send` after each write, when the browser is online again and when the page becomes visible, and again after a pause
 * when there is no response. Returns a function that stops the loop.
 */
export function startSyncLoop({ lock, subscribe, send, onWake, onStatus = () => {} }: SyncLoop): () => void {
  let isRunning = false;
  let isRequested = false;
  /** A wake during `send` is not missed when that is refused, as for a consent that was given meanwhile. */
  let isWoken = false;
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
    while (!signal.aborted && (isWoken || (isRequested && outcome === 'done'))) {
      isRequested = false;
      isWoken = false;
      outcome = await withLock(lock, send);
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
  const unsubscribe = subscribe(start);
  const wake = () => {
    isWoken = true;
    onWake?.();
    start();
  };
  wakes.add(wake);
  window.addEventListener('online', wake, { signal });
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', wakeWhenVisible, { signal });
  wake();

  return () => {
    stop.abort();
    wakes.delete(wake);
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Starts the loops once the entries of the device are restored (`entry-store.ts`). Returns a function that stops them. */
export function startSyncLoops(restoring: Promise<void>, loops: readonly SyncLoop[]): () => void {
  let isStopped = false;
  let stops: (() => void)[] = [];
  void restoring.then(() => {
    if (!isStopped) stops = loops.map(startSyncLoop);
  });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/**
 * Runs `send` under a Web Lock, so that one tab sends at a time. In browsers without Web Locks two tabs send the same,
 * which changes nothing on the server.
 */
function withLock(name: string, send: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(name, send);
}
