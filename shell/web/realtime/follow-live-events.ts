import { useEffect } from 'react';
import { whenIdle } from '../idle.ts';
import { useMe } from '../session.ts';
import type { LogPosition } from './frames.ts';
import type { LoadHandlers } from './live-handler.ts';

let startedAt = 0;
let following: AbortController | undefined;

/** A component without output that follows the live events of the session, once the first screen is shown. */
export function createLiveEvents(loadHandlers: LoadHandlers) {
  return function LiveEvents() {
    const { membershipId } = useMe();

    // Synchronises with the server: opens the connection, which stays open on screens without the layout too.
    useEffect(() => {
      if (membershipId) whenIdle(() => void follow(loadHandlers));
    }, [membershipId]);

    return null;
  };
}

async function follow(loadHandlers: LoadHandlers): Promise<void> {
  if (following) return;
  following = new AbortController();
  const { signal } = following;
  const position: LogPosition = { seq: undefined, startedAt };
  try {
    const { startLive } = await import('./start-live.ts');
    if (!signal.aborted) signal.addEventListener('abort', startLive(loadHandlers, position));
  } catch {
    // Without a network the code cannot be loaded.
    following = undefined;
    window.addEventListener('online', () => void follow(loadHandlers), { once: true });
  }
}

/** At a logout and when the account is switched: all responses that follow are fetched later. */
export async function unfollowLiveEvents(): Promise<void> {
  following?.abort();
  following = undefined;
  startedAt = performance.now();
}
