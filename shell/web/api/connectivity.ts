import { app } from '../app.ts';
import { createAtom } from '../atom.ts';

const firstPauseMs = 2000;
const maxPauseMs = 10_000;
/** Pause after a probe that the browser's `online` event caused: the first requests on a new network often fail. */
const settlePauseMs = 500;
const probeTimeoutMs = 5000;
const refreshPauseMs = 2000;
/** A change of the network, which ends sooner than this, shows nothing. */
const toleratedMs = 1500;

/** Whether the server is reachable: false from the first request without a response until a request has one again. */
export const isServerReachable = createAtom(true);

/** Whether the last request failed on its way, so that the device has no connection; otherwise a proxy or the server refused it. */
export const isOffline = createAtom(false);

let isPolling = false;
/** Whether what is shown was just fetched again, and whether it is to be once more afterwards. */
const refreshState = createAtom<'idle' | 'recent' | 'planned'>('idle');

/**
 * `hasResponse`: a proxy or the server has responded that the app is not available. Then the server is asked first whether it runs,
 * because it may only be too busy for one request.
 */
export function reportUnreachable({ hasResponse }: { hasResponse: boolean }): void {
  if (!hasResponse || !isServerReachable.get()) setUnreachable(!hasResponse);
  if (!isPolling) void poll();
}

function setUnreachable(hasNoConnection: boolean): void {
  isOffline.set(hasNoConnection);
  if (isServerReachable.get()) isServerReachable.set(false);
}

/** Called with each response of the server. The first one after a failure refreshes what is shown. */
export function reportReachable(): void {
  if (isServerReachable.get()) return;
  isServerReachable.set(true);
  isOffline.set(false);
  void refresh();
}

/** Fetches again what is shown, at most once in `refreshPauseMs`: some of it may make the server unreachable again. */
async function refresh(): Promise<void> {
  if (refreshState.get() !== 'idle') {
    refreshState.set('planned');
    return;
  }
  refreshState.set('recent');
  setTimeout(() => {
    const isPlanned = refreshState.get() === 'planned';
    refreshState.set('idle');
    if (isPlanned && isServerReachable.get()) void refresh();
  }, refreshPauseMs);
  await app().invalidateRouter();
  await app().queryClient.refetchQueries({ type: 'active' });
}

/** Reports a device that lost its network, also while no request is sent. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => {
    setTimeout(() => {
      if (!navigator.onLine) reportUnreachable({ hasResponse: false });
    }, toleratedMs);
  });
}

/** Asks the server until it runs, or a request has a response. */
async function poll(): Promise<void> {
  isPolling = true;
  for (let pauseMs = firstPauseMs; ; ) {
    const response = await probe();
    if (response?.ok) {
      reportReachable();
      break;
    }
    setUnreachable(response === null);
    const isWoken = await pause(pauseMs);
    if (isServerReachable.get()) break;
    pauseMs = isWoken ? settlePauseMs : Math.min(pauseMs * 1.5, maxPauseMs);
  }
  isPolling = false;
}

/** Ends early, with true, when the browser is online or the server reachable again, or the page is shown. */
export function pause(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (isWoken: boolean) => {
      ended.abort();
      unsubscribe();
      clearTimeout(timer);
      resolve(isWoken);
    };
    const unsubscribe = isServerReachable.subscribe(() => isServerReachable.get() && end(true));
    const timer = setTimeout(() => end(false), ms);
    const { signal } = ended;
    window.addEventListener('online', () => end(true), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(true), {
      signal,
    });
  });
}

async function probe(): Promise<Response | null> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
}
