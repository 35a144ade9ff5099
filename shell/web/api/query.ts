import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiResponse, type ApiRequest, idempotencyHeader, type Route } from '#shell/common/route.ts';
import { ApiError, isRefusal, isUnauthenticated } from './api-error.ts';
import { call } from './call.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { useSingleMutation } from './single-mutation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: Meta;
    queryMeta: Meta;
  }
}

/** With `skipGlobalErrorHandler` the global error handler is not called, because the caller shows the error itself. */
interface Meta extends Record<string, unknown> {
  skipGlobalErrorHandler?: boolean;
}

/** Handlers of errors that no caller handles. */
export interface GlobalErrorHandlers {
  onMutationError: (error: ApiError) => void;
  onRefused: (error: ApiError, query: RefusedQuery) => void;
}

/** A query that the server refused: its record is not there (any more), or the user may not see it (any more). */
export interface RefusedQuery {
  queryKey: readonly unknown[];
  /** Whether an earlier response was cached, which is deleted. */
  wasLoaded: boolean;
  skipGlobalErrorHandler: boolean;
}

export function createQueryClient(handlers: GlobalErrorHandlers): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isRefusal(error)) return;
        const { queryKey, meta } = query;
        const wasLoaded = query.state.data !== undefined;
        // A query keeps its last response when a request fails, so that screens would go on showing it.
        if (wasLoaded) query.setState({ data: undefined, dataUpdatedAt: 0 });
        handlers.onRefused(error, {
          queryKey,
          wasLoaded,
          skipGlobalErrorHandler: meta?.skipGlobalErrorHandler === true,
        });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.skipGlobalErrorHandler && !isShownElsewhere(error)) handlers.onMutationError(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Key of a response: `['GET /clients', { status: 'active' }]`. */
export function apiQueryKey<R extends Route>(route: R, request: ApiRequest<R>) {
  return [route.endpoint, request] as const;
}

/** Key and function of a response, for `fetchQuery` of the query client. */
export function apiQueryOptions<R extends Route>(route: R, request: ApiRequest<R>) {
  return {
    queryKey: apiQueryKey(route, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(route, request, { signal }),
  };
}

interface QueryOptions<R extends Route> {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number | false;
  placeholderData?: typeof keepPreviousData;
  initialData?: ApiResponse<R>;
  /** Milliseconds since 1970 at which `initialData` was true; 0 when it is out of date. */
  initialDataUpdatedAt?: number;
  meta?: Meta;
}

export function useApiQuery<R extends Route>(route: R, request: ApiRequest<R>, options: QueryOptions<R> = {}) {
  return useQuery<ApiResponse<R>>({ ...apiQueryOptions(route, request), ...options } as Parameters<
    typeof useQuery<ApiResponse<R>>
  >[0]);
}

/** Fetches one page of a list. */
type FetchPage<R extends Route> = (request: ApiRequest<R>, signal: AbortSignal) => Promise<ApiResponse<R>>;

/**
 * Loads a list page by page. `selectRows` returns the rows of one page; the list ends when `nextPage` is 0. `fetchPage` replaces
 * the request to the server, for a list that is cached on the device.
 */
export function useInfiniteApiQuery<R extends Route, Row>(
  route: R,
  request: Omit<ApiRequest<R>, 'page'>,
  selectRows: (response: ApiResponse<R>) => readonly Row[],
  fetchPage: FetchPage<R> = (page, signal) => call(route, page, { signal }),
): InfiniteQueryResult<Row, ApiResponse<R>> {
  const pages = useInfiniteQuery({
    queryKey: [route.endpoint, request, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...request, page: pageParam } as unknown as ApiRequest<R>, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last as { nextPage?: number }).nextPage || undefined,
    placeholderData: keepPreviousData,
  });

  return {
    rows: pages.data?.pages.flatMap((page) => selectRows(page as ApiResponse<R>)) ?? [],
    firstPage: pages.data?.pages[0] as ApiResponse<R> | undefined,
    error: pages.error,
    isPending: pages.isPending,
    isPlaceholderData: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    refetch: () => void pages.refetch(),
  };
}

export interface InfiniteQueryResult<Row, First = unknown> {
  rows: readonly Row[];
  firstPage: First | undefined;
  error: ApiError | null;
  isPending: boolean;
  /**
   * True while `rows` still contains the rows of the previous filters, because those of the new filters are loading.
   */
  isPlaceholderData: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  refetch: () => void;
}

export interface MutationOptions<R extends Route> {
  /** Routes whose queries are invalidated on success, whatever their requests. */
  invalidates?: readonly Route[];
  onSuccess?: (response: ApiResponse<R>, request: ApiRequest<R>) => void;
  skipGlobalErrorHandler?: boolean;
  /** Key of the draft that the request is made from: its idempotency key survives a reload with it. */
  draft?: string | undefined;
}

export function useApiMutation<R extends Route>(
  route: R,
  { invalidates = [], onSuccess: onSaved, skipGlobalErrorHandler = false, draft }: MutationOptions<R> = {},
) {
  const client = useQueryClient();
  const [keys] = useState(() => (route.isIdempotent ? createIdempotencyKeys(draft) : undefined));
  return useSingleMutation<ApiResponse<R>, ApiRequest<R>>({
    mutationKey: [route.endpoint],
    mutationFn: (request) => callOnce(keys, route, request),
    onSuccess: (response, request) => {
      for (const { endpoint } of invalidates) void client.invalidateQueries({ queryKey: [endpoint] });
      onSaved?.(response, request);
    },
    meta: { skipGlobalErrorHandler },
  });
}

async function callOnce<R extends Route>(
  keys: IdempotencyKeys | undefined,
  route: R,
  request: ApiRequest<R>,
): Promise<ApiResponse<R>> {
  if (!keys) return call(route, request);
  try {
    const response = await call(route, request, { headers: { [idempotencyHeader]: keys.keyOf(request) } });
    keys.markAnswered(request);
    return response;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.markAnswered(request);
    else keys.markUnanswered(request);
    throw error;
  }
}

function isShownElsewhere(error: ApiError): boolean {
  if (isUnauthenticated(error) || error.status === 402) return true;
  return error.data.hideMessage === true;
}

function isWorthRetrying(failures: number, error: ApiError): boolean {
  return failures < 2 && (error.status === 0 || error.status >= 500);
}
