import type { QueryClient } from '@tanstack/react-query';
import { sessionEndpoints } from '#shell/common/session.ts';
import { callHeaders, parseEnvelope } from '../api/call.ts';
import { pollUntilReachable } from '../api/connectivity.ts';
import { app } from '../app.ts';
import type { LogPosition } from './frames.ts';
import { startLiveConnection } from './live-connection.ts';
import type { LiveHandler } from './live-handler.ts';

/** Without a connection for this long, the user is told that the server does not respond. */
const toleratedMs = 30_000;

/** Opens the connection of this tab for live events, until the returned function is called. */
export function startLive(handlers: readonly LiveHandler[], position: LogPosition): () => void {
  const { queryClient } = app();
  return startLiveConnection({
    position,
    fetchTicket,
    onEvent: (event) => handleEvent(queryClient, handlers, event),
    onReset: () => void queryClient.invalidateQueries(),
    onDisconnected: (ms) => {
      if (ms > toleratedMs && document.visibilityState === 'visible') pollUntilReachable();
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
  const [method = '', path] = sessionEndpoints.eventTicket.split(' ');
  const headers = { ...callHeaders(), 'content-type': 'application/json' };
  const response = await fetch(`/api${path}`, { method, headers, body: '{}', signal });
  if (response.status >= 500) throw new Error(`fetchTicket: ${response.status}`);
  const { ticket } = parseEnvelope<{ ticket: string | null }>(
    sessionEndpoints.eventTicket,
    response.status,
    await response.text(),
  );
  return ticket;
}
