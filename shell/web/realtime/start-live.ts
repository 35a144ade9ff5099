import type { QueryClient } from '@tanstack/react-query';
import { liveRoutes } from '#shell/common/realtime.ts';
import { callHeaders, parseEnvelope } from '../api/call.ts';
import { reportUnreachable } from '../api/connectivity.ts';
import { readToken } from '../api/token.ts';
import { app } from '../app.ts';
import type { LogPosition } from './frames.ts';
import { startLiveConnection } from './live-connection.ts';
import type { LiveHandler, LoadHandlers } from './live-handler.ts';

/** Without a connection for this long, the user sees that the server does not respond. */
const toleratedMs = 30_000;

/** Opens the connection of this tab for live events, until the returned function is called. */
export function startLive(loadHandlers: LoadHandlers, position: LogPosition): () => void {
  const { queryClient } = app();
  const refetchAll = () => void queryClient.invalidateQueries();
  let handled = Promise.resolve();
  return startLiveConnection({
    position,
    fetchTicket,
    // One after the other, in the order of the log.
    onEvent: (event) => {
      handled = handled.then(loadHandlers).then((handlers) => handleEvent(queryClient, handlers, event), refetchAll);
    },
    onReset: refetchAll,
    onDisconnected: (ms) => {
      if (ms > toleratedMs && document.visibilityState === 'visible')
        reportUnreachable({ hasResponse: navigator.onLine });
    },
  });
}

function handleEvent(
  queryClient: QueryClient,
  handlers: readonly LiveHandler[],
  { type, data }: { type: string; data: unknown },
): void {
  for (const handler of handlers) if (handler.type === type) handler.handle(queryClient, data);
}

/** A failed request shows nothing to the user, unlike those of `call`; a session that has ended opens the login. */
async function fetchTicket(signal: AbortSignal): Promise<string | null> {
  if (!readToken()) return null;
  const { endpoint } = liveRoutes.eventTicket;
  const [method = '', path] = endpoint.split(' ');
  const headers = { ...callHeaders(), 'content-type': 'application/json' };
  const response = await fetch(`/api${path}`, { method, headers, body: '{}', signal });
  if (response.status >= 500) throw new Error(`fetchTicket: ${response.status}`);
  const { ticket } = parseEnvelope<{ ticket: string | null }>(endpoint, response.status, await response.text());
  return ticket;
}
