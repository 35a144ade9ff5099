import { useQuery } from '@tanstack/react-query';
import { clear, entries, get, set, setMany } from 'idb-keyval';
import type { Language } from '#shell/common/fields.ts';
import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { type ApiError, isRefusal } from './api-error.ts';
import { app } from '../app.ts';
import { currentLanguage } from '../texts/language.ts';
import { call } from './call.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { apiQueryKey } from './query.ts';
import { readToken, isClientView } from './token.ts';

/** The database name is stored on devices and must not change. */
export const cacheStore = createIndexedDbStore('forma-answers');

/** A request whose response is cached on the device for offline use. */
export interface CachedRoute<R extends Route> {
  route: R;
  request: ApiRequest<R>;
  /** The request under which the response is cached, where a device needs the last response only, whatever its period. */
  cachedAs?: ApiRequest<R>;
  /** Converts a response that an earlier release cached. */
  upgrade?: (response: ApiResponse<R>) => ApiResponse<R>;
  /** Called with a response of the server that is cached, for example to change others that are cached. */
  onFetched?: (owner: string, response: ApiResponse<R>) => Promise<void>;
}

interface CachedResponse<R extends Route> {
  response: ApiResponse<R>;
  /** Time of the response in ms since 1970, by the clock of the device. */
  fetchedAt: number;
  /** The language in which the server answered; missing in entries of an earlier release. */
  language?: Language;
  /** The request of the response, which may be cached under another (`cachedAs`); missing in entries of an earlier release. */
  request?: ApiRequest<R>;
}

/** The stored form of a response. Earlier releases stored `answer` and `keptAt`. */
export type StoredResponse<R extends Route> = CachedResponse<R> | { answer: ApiResponse<R>; keptAt: number };

export interface CachedQueryResult<R extends Route> {
  data: ApiResponse<R> | undefined;
  /** Whether `data` comes from the cache, because the server has not responded yet or cannot be reached. */
  isFromCache: boolean;
  fetchedAt: number | null;
  /** Error of the request to the server, also while cached data is shown. */
  error: ApiError | null;
  refetch: () => void;
}

/**
 * Returns the response cached on this device at once and the server's when it arrives, which replaces the cached one.
 * `owner` is the client or membership the entry belongs to; entries are deleted on logout. Unless it is `enabled`, only the
 * cache is read. What the server refuses is not shown from the cache. A cached response that is younger than `maxAgeMs` and in the present
 * language is used without a request; with 0 a request is always sent.
 */
export function useCachedApiQuery<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
  { enabled = true, maxAgeMs }: { enabled?: boolean; maxAgeMs?: number } = {},
): CachedQueryResult<R> {
  const { route, request } = cached;
  const stored = useQuery<CachedResponse<R> | null>(cacheQuery(owner, cached));
  const fetched = useQuery<ApiResponse<R>>({
    queryKey: apiQueryKey(route, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchAndCache(owner, cached, signal),
    meta: { skipGlobalErrorHandler: true },
    enabled: enabled && (!maxAgeMs || (!stored.isPending && !isYoungerThan(stored.data, maxAgeMs))),
    ...(maxAgeMs !== undefined && { staleTime: maxAgeMs }),
  } as Parameters<typeof useQuery<ApiResponse<R>>>[0]);
  const isFetched = fetched.data !== undefined;
  const fromCache = isRefusal(fetched.error) ? null : stored.data;

  return {
    data: fetched.data ?? fromCache?.response,
    isFromCache: !isFetched && fromCache != null,
    fetchedAt: isFetched ? fetched.dataUpdatedAt : (fromCache?.fetchedAt ?? null),
    // An error is returned only after the cache has been read, because the cache may have data to show.
    error: stored.isPending ? null : fetched.error,
    refetch: () => void fetched.refetch(),
  };
}

/** Whether a response was cached less than `maxAgeMs` ago, in the present language. */
export function isYoungerThan(
  stored: { fetchedAt: number; language?: Language } | null | undefined,
  maxAgeMs: number,
): boolean {
  return stored != null && stored.language === currentLanguage() && Date.now() - stored.fetchedAt < maxAgeMs;
}

/** Reads the cache while the code of the screen is still loading. */
export function prefetchCached<R extends Route>(owner: string, cached: CachedRoute<R>): void {
  void app().queryClient.prefetchQuery(cacheQuery(owner, cached));
}

function cacheQuery<R extends Route>(owner: string, cached: CachedRoute<R>) {
  return {
    queryKey: ['cached', owner, ...apiQueryKey(cached.route, cached.request)],
    queryFn: () => readCached(owner, cached),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

/** Reads the cached response; null when there is none or the browser has no IndexedDB. */
export async function readCached<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
): Promise<CachedResponse<R> | null> {
  const { upgrade = (response) => response } = cached;
  const stored = await get<StoredResponse<R>>(cacheKeyOf(owner, cached), cacheStore).catch(() => undefined);
  if (!stored) return null;
  if ('answer' in stored) return { response: upgrade(stored.answer), fetchedAt: stored.keptAt };
  return { ...stored, response: upgrade(stored.response) };
}

/**
 * Changes the cached response without a request. The next response of the server replaces it. A request that is already running may not
 * contain the change: it is cancelled and sent again.
 */
export async function updateCached<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
  change: (response: ApiResponse<R>) => ApiResponse<R>,
): Promise<void> {
  const { queryClient } = app();
  const token = readToken();
  const queryKey = apiQueryKey(cached.route, cached.request);
  const isRunning = queryClient.isFetching({ queryKey }) > 0;
  if (isRunning) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ApiResponse<R>>(queryKey, (response) => response && change(response));
  const stored = await readCached(owner, cached);
  // A logout meanwhile has cleared the cache.
  if (stored && token === readToken())
    await storeResponse(owner, cached, { ...stored, response: change(stored.response) });
  if (isRunning) void queryClient.invalidateQueries({ queryKey });
}

/** Changes the responses of a route to all requests, cached and loaded. `change` returns the same object where nothing changes. */
export async function updateAllCached<R extends Route>(
  owner: string,
  { route, upgrade = (response) => response }: Pick<CachedRoute<R>, 'route' | 'upgrade'>,
  change: (response: ApiResponse<R>) => ApiResponse<R>,
): Promise<void> {
  const { queryClient } = app();
  const token = readToken();
  for (const [queryKey, response] of queryClient.getQueriesData<ApiResponse<R>>({ queryKey: [route.endpoint] })) {
    const changed = response && change(response);
    if (changed !== response) queryClient.setQueryData(queryKey, changed);
  }
  const cachedKey = ['cached', owner, route.endpoint];
  queryClient.setQueriesData<CachedResponse<R> | null>({ queryKey: cachedKey }, (read) =>
    read ? { ...read, response: change(read.response) } : read,
  );
  const stored = await entries<string, StoredResponse<R>>(cacheStore);
  const ofRoute = stored.filter(([key]) => {
    const [keyOwner, endpoint] = JSON.parse(key);
    return keyOwner === owner && endpoint === route.endpoint;
  });
  const changed = ofRoute.flatMap(([key, one]): [string, StoredResponse<R>][] => {
    const before = upgrade('answer' in one ? one.answer : one.response);
    const response = change(before);
    if (response === before) return [];
    return [[key, 'answer' in one ? { ...one, answer: response } : { ...one, response }]];
  });
  // A logout meanwhile has cleared the cache.
  if (token === readToken()) await setMany(changed, cacheStore);
}

export function clearCached(): Promise<void> {
  return clear(cacheStore).catch(() => {});
}

/** Fetches a response and caches it on the device. */
export async function fetchAndCache<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
  signal: AbortSignal,
): Promise<ApiResponse<R>> {
  const [token, language] = [readToken(), currentLanguage()];
  const response = await call(cached.route, cached.request, { signal });
  // Nothing is stored when the user logged out during the request, nor of a client whose view a professional opened.
  if (token === readToken() && !isClientView()) {
    await storeResponse(owner, cached, { response, fetchedAt: Date.now(), language, request: cached.request });
    await cached.onFetched?.(owner, response).catch(() => {});
  }
  return response;
}

/** Stores a response, also for the open screens that have read the cache before. */
function storeResponse<R extends Route>(
  owner: string,
  cached: CachedRoute<R>,
  value: CachedResponse<R>,
): Promise<void> {
  app().queryClient.setQueryData<CachedResponse<R> | null>(cacheQuery(owner, cached).queryKey, (read) =>
    read === undefined ? undefined : value,
  );
  return set(cacheKeyOf(owner, cached), value, cacheStore).catch(() => {});
}

/** The key of an entry in `cacheStore`. */
export function cacheKeyOf<R extends Route>(owner: string, { route, request, cachedAs }: CachedRoute<R>): string {
  return JSON.stringify([owner, route.endpoint, cachedAs ?? request]);
}
