import { useQuery } from '@tanstack/react-query';
import { clear, get, set } from 'idb-keyval';
import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import type { ApiError } from './api-error.ts';
import { app } from '../app.ts';
import { call } from './call.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { apiQueryKey } from './query.ts';
import { readToken } from './token.ts';

const store = createIndexedDbStore('forma-answers');

/** A response as it is stored on this device. The field names are stored: renaming one loses the cached responses. */
export interface CachedResponse<R extends Route> {
  answer: ApiResponse<R>;
  /** Time of the response by the clock of the device, in ms since 1970. */
  fetchedAt: number;
}

export interface CachedQueryResult<R extends Route> {
  data: ApiResponse<R> | undefined;
  /** True until the server has responded. */
  isFromCache: boolean;
  fetchedAt: number | null;
  /** Error of the request; also set while a cached response is shown. */
  error: ApiError | null;
  refetch: () => void;
}

/**
 * Returns the response cached on this device at once, and the response of the server when it arrives, which replaces the
 * cached one. `owner` is the id of the client or membership that the response belongs to; entries are deleted on logout.
 * Without `enabled` no request is sent.
 */
export function useCachedApiQuery<R extends Route>(
  owner: string,
  route: R,
  request: ApiRequest<R>,
  { enabled = true }: { enabled?: boolean } = {},
): CachedQueryResult<R> {
  const cached = useQuery<CachedResponse<R> | null>(cacheQuery(owner, route, request));
  const fetched = useQuery<ApiResponse<R>>({
    queryKey: apiQueryKey(route, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchAndCache(owner, { route, request, signal }),
    meta: { skipGlobalErrorHandler: true },
    enabled,
  } as Parameters<typeof useQuery<ApiResponse<R>>>[0]);

  return {
    data: fetched.data ?? cached.data?.answer,
    isFromCache: fetched.data === undefined && cached.data != null,
    fetchedAt: fetched.data === undefined ? (cached.data?.fetchedAt ?? null) : fetched.dataUpdatedAt,
    // Reported only after the cache was read: a cached response may follow.
    error: cached.isPending ? null : fetched.error,
    refetch: () => void fetched.refetch(),
  };
}

/** Reads the cache in advance, while the chunk of the screen is loaded. */
export function prefetchCached<R extends Route>(owner: string, route: R, request: ApiRequest<R>): void {
  void app().queryClient.prefetchQuery(cacheQuery(owner, route, request));
}

function cacheQuery<R extends Route>(owner: string, route: R, request: ApiRequest<R>) {
  return {
    queryKey: ['cached', owner, ...apiQueryKey(route, request)],
    queryFn: () => readCached(owner, route, request),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

/** Null when the response is not cached or the device has no storage. */
export async function readCached<R extends Route>(
  owner: string,
  route: R,
  request: ApiRequest<R>,
): Promise<CachedResponse<R> | null> {
  const stored = await get<CachedResponse<R>>(nameOf(owner, route, request), store).catch(() => undefined);
  return stored ?? null;
}

/** Applies a known change to the cached response, until the next response of the server. */
export async function updateCached<R extends Route>(
  owner: string,
  {
    route,
    request,
    change,
  }: { route: R; request: ApiRequest<R>; change: (response: ApiResponse<R>) => ApiResponse<R> },
): Promise<void> {
  app().queryClient.setQueryData<ApiResponse<R>>(
    apiQueryKey(route, request),
    (response) => response && change(response),
  );
  const cached = await readCached(owner, route, request);
  if (cached) await saveCached(owner, { route, request, cached: { ...cached, answer: change(cached.answer) } });
}

/** Deletes all cached responses; called on logout. */
export function clearCached(): Promise<void> {
  return clear(store).catch(() => {});
}

async function fetchAndCache<R extends Route>(
  owner: string,
  { route, request, signal }: { route: R; request: ApiRequest<R>; signal: AbortSignal },
): Promise<ApiResponse<R>> {
  const token = readToken();
  const answer = await call(route, request, { signal });
  // Not cached when the user logged out during the request.
  if (token === readToken()) await saveCached(owner, { route, request, cached: { answer, fetchedAt: Date.now() } });
  return answer;
}

function saveCached<R extends Route>(
  owner: string,
  { route, request, cached }: { route: R; request: ApiRequest<R>; cached: CachedResponse<R> },
): Promise<void> {
  return set(nameOf(owner, route, request), cached, store).catch(() => {});
}

function nameOf<R extends Route>(owner: string, route: R, request: ApiRequest<R>): string {
  return JSON.stringify([owner, route.endpoint, request]);
}
