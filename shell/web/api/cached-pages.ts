import { delMany, del, entries } from 'idb-keyval';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { isUnreachable } from './api-error.ts';
import {
  cacheKeyOf,
  cacheStore,
  type CachedRoute,
  fetchAndCache,
  readCached,
  type StoredResponse,
} from './cached-query.ts';

/**
 * A response, such as a page of a list. When it comes from the device it has its time in ms since 1970, and its request if it may differ
 * from the present one.
 */
export type CachedPage<R extends Route> = ApiResponse<R> & { cachedAt?: number; cachedRequest?: ApiRequest<R> };

/**
 * Fetches a response and caches it on the device; while the server cannot be reached, returns the cached one. For lists that are
 * loaded page by page, of whose pages the first is cached. `newest`: how many responses of the route stay on the device, of all owners.
 */
export async function fetchOrReadCached<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
  { signal, newest }: { signal: AbortSignal; newest?: number },
): Promise<CachedPage<R>> {
  try {
    const response = await fetchAndCache(owner, cached, signal);
    if (newest !== undefined) void removeAllBut(newest, cached.route).catch(() => {});
    return response;
  } catch (error) {
    const stored = isUnreachable(error) ? await readCached(owner, cached) : null;
    if (!stored) throw error;
    const { response, fetchedAt, request } = stored;
    return { ...response, cachedAt: fetchedAt, ...(cached.cachedAs && request && { cachedRequest: request }) };
  }
}

/** Deletes the cached response, when what it shows must not stay on the device. */
export function removeCached<R extends Route>(owner: string, cached: CachedRoute<R>): Promise<void> {
  return del(cacheKeyOf(owner, cached), cacheStore).catch(() => {});
}

async function removeAllBut(newest: number, { endpoint }: Route): Promise<void> {
  const stored = await entries<string, StoredResponse<Route>>(cacheStore);
  const ofRoute = stored.filter(([key]) => JSON.parse(key)[1] === endpoint);
  const newestFirst = ofRoute.toSorted(([, one], [, other]) => timeOf(other) - timeOf(one));
  await delMany(
    newestFirst.slice(newest).map(([key]) => key),
    cacheStore,
  );
}

function timeOf(stored: StoredResponse<Route>): number {
  return 'fetchedAt' in stored ? stored.fetchedAt : stored.keptAt;
}
