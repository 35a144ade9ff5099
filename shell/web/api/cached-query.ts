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

/** An answer as this device keeps it for the time without a network. */
export interface CachedResponse<R extends Route> {
  answer: ApiResponse<R>;
  /** Device clock, ms. */
  fetchedAt: number;
}

export interface CachedQueryResult<R extends Route> {
  data: ApiResponse<R> | undefined;
  /** The server has not answered yet, or does not. */
  isFromCache: boolean;
  fetchedAt: number | null;
  /** Of the network; also while something is shown. */
  error: ApiError | null;
  refetch: () => void;
}

/**
 * What this device kept of the answer at once, the server's behind it as soon as it comes, which is kept in turn. `owner`
 * is the client or membership it belongs to: nobody else finds it, and after logging out nobody does. Unless it is `enabled`,
 * the server is not asked yet.
 */
export function useCachedApiQuery<R extends Route>(
  owner: string,
  route: R,
  question: ApiRequest<R>,
  { enabled = true }: { enabled?: boolean } = {},
): CachedQueryResult<R> {
  const kept = useQuery<CachedResponse<R> | null>(keptQuery(owner, route, question));
  const asked = useQuery<ApiResponse<R>>({
    queryKey: apiQueryKey(route, question),
    queryFn: ({ signal }: { signal: AbortSignal }) => askAndKeep(owner, { route, question, signal }),
    meta: { skipGlobalErrorHandler: true },
    enabled,
  } as Parameters<typeof useQuery<ApiResponse<R>>>[0]);

  return {
    data: asked.data ?? kept.data?.answer,
    isFromCache: asked.data === undefined && kept.data != null,
    fetchedAt: asked.data === undefined ? (kept.data?.fetchedAt ?? null) : asked.dataUpdatedAt,
    // Until the device has been looked at, nobody knows whether there is nothing to show.
    error: kept.isPending ? null : asked.error,
    refetch: () => void asked.refetch(),
  };
}

/** Looks it up while the page that will show it is still on its way. */
export function prefetchCached<R extends Route>(owner: string, route: R, question: ApiRequest<R>): void {
  void app().queryClient.prefetchQuery(keptQuery(owner, route, question));
}

function keptQuery<R extends Route>(owner: string, route: R, question: ApiRequest<R>) {
  return {
    queryKey: ['kept', owner, ...apiQueryKey(route, question)],
    queryFn: () => readCached(owner, route, question),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

/** Null when nothing is kept, or the device keeps nothing. */
export async function readCached<R extends Route>(
  owner: string,
  route: R,
  question: ApiRequest<R>,
): Promise<CachedResponse<R> | null> {
  const found = await get<CachedResponse<R>>(nameOf(owner, route, question), store).catch(() => undefined);
  return found ?? null;
}

/** What is known to have changed, for the time until the server is asked again. */
export async function updateCached<R extends Route>(
  owner: string,
  {
    route,
    question,
    change,
  }: { route: R; question: ApiRequest<R>; change: (answer: ApiResponse<R>) => ApiResponse<R> },
): Promise<void> {
  app().queryClient.setQueryData<ApiResponse<R>>(apiQueryKey(route, question), (known) => known && change(known));
  const kept = await readCached(owner, route, question);
  if (kept) await keep(owner, { route, question, kept: { ...kept, answer: change(kept.answer) } });
}

/** On logging out: the device forgets every answer. */
export function clearCached(): Promise<void> {
  return clear(store).catch(() => {});
}

async function askAndKeep<R extends Route>(
  owner: string,
  { route, question, signal }: { route: R; question: ApiRequest<R>; signal: AbortSignal },
): Promise<ApiResponse<R>> {
  const token = readToken();
  const answer = await call(route, question, { signal });
  // Whoever logged out while it was on its way wants nothing of it on the device.
  if (token === readToken()) await keep(owner, { route, question, kept: { answer, fetchedAt: Date.now() } });
  return answer;
}

function keep<R extends Route>(
  owner: string,
  { route, question, kept }: { route: R; question: ApiRequest<R>; kept: CachedResponse<R> },
): Promise<void> {
  return set(nameOf(owner, route, question), kept, store).catch(() => {});
}

function nameOf<R extends Route>(owner: string, route: R, question: ApiRequest<R>): string {
  return JSON.stringify([owner, route.endpoint, question]);
}
