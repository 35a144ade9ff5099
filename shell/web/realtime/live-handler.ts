import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#shell/common/realtime.ts';

/** What an event does to the cached responses of this tab. */
export interface LiveHandler {
  readonly type: string;
  handle(queryClient: QueryClient, eventData: unknown): void;
}

export type LoadHandlers = () => Promise<readonly LiveHandler[]>;

/**
 * Handles an event, in `web/live.ts` of an area. Events may arrive twice and later than a response that contains them, so a
 * handler must give the same result then: it invalidates routes, or puts a record where it belongs.
 */
export function liveHandler<Data>(
  { type }: LiveEvent<Data>,
  handle: (queryClient: QueryClient, eventData: Data) => void,
): LiveHandler {
  return { type, handle: handle as LiveHandler['handle'] };
}

/** Events that arrive together make one request, not one each. */
const collectMs = 100;

const collected = new WeakMap<QueryClient, Set<string>>();

/** Fetches the shown responses of the routes again, and the others when they are shown. */
export function invalidateRoutes(queryClient: QueryClient, routes: readonly { endpoint: string }[]): void {
  const pending = collected.get(queryClient);
  const endpoints = pending ?? new Set();
  for (const { endpoint } of routes) endpoints.add(endpoint);
  if (pending) return;
  collected.set(queryClient, endpoints);
  setTimeout(() => {
    collected.delete(queryClient);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => endpoints.has(String(queryKey[0])) });
  }, collectMs);
}
