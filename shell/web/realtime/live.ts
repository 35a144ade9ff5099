import { whenIdle } from '../idle.ts';
import type { LogPosition } from './frames.ts';
import type { LiveHandler } from './live-handler.ts';

type LoadHandlers = () => Promise<readonly LiveHandler[]>;

let loadHandlers: LoadHandlers | undefined;
let startedAt = 0;
let stop: (() => void) | undefined;

/** Sets the handlers of the areas; called by `main.tsx`. */
export function setLiveHandlers(load: LoadHandlers): void {
  loadHandlers = load;
}

/** Follows the live events of the session, once the first screen is shown. Does nothing when that has begun. */
export function followLiveEvents(): void {
  if (stop || !loadHandlers) return;
  const position: LogPosition = { seq: undefined, startedAt };
  let isStopped = false;
  let stopConnection: (() => void) | undefined;
  stop = () => {
    isStopped = true;
    stopConnection?.();
  };
  whenIdle(() => void start(loadHandlers as LoadHandlers));

  async function start(load: LoadHandlers): Promise<void> {
    const [handlers, { startLive }] = await Promise.all([load(), import('./start-live.ts')]);
    if (!isStopped) stopConnection = startLive(handlers, position);
  }
}

/** Ends the connection at a logout and before the account is switched: all responses that follow are fetched later. */
export function unfollowLiveEvents(): void {
  stop?.();
  stop = undefined;
  startedAt = performance.now();
}
