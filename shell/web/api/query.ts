import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer, Question, Route } from '#shell/common/route.ts';
import { type ApiError, hasFieldErrors, isUnauthenticated, isUnreachable } from './api-error.ts';
import { call } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: Meta;
    queryMeta: Meta;
  }
}

/** `quiet`: whoever asked shows the refusal itself. */
interface Meta extends Record<string, unknown> {
  quiet?: boolean;
}

/** What the app shows when nobody nearer does. */
export interface Announcements {
  refused: (error: ApiError) => void;
  gone: (error: ApiError) => void;
}

export function createQueryClient(announce: Announcements): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error.status === 404 && !query.meta?.quiet) announce.gone(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _kept, mutation) => {
        if (!mutation.meta?.quiet && !isShownElsewhere(error)) announce.refused(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The path and its values are the key: `['GET /clients', { status: 'active' }]`. */
export function keyOf<R extends Route>(route: R, question: Question<R>) {
  return [route.ask, question] as const;
}

function ask<R extends Route>(route: R, question: Question<R>) {
  return {
    queryKey: keyOf(route, question),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(route, question, { signal }),
  };
}

interface AskOptions<R extends Route> {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number | false;
  placeholderData?: typeof keepPreviousData;
  initialData?: Answer<R>;
  meta?: Meta;
}

export function useAsk<R extends Route>(route: R, question: Question<R>, options: AskOptions<R> = {}) {
  return useQuery<Answer<R>>({ ...ask(route, question), ...options } as Parameters<typeof useQuery<Answer<R>>>[0]);
}

/** A long list: page 1 replaces it, later pages are appended, `nextPage` 0 ends it. */
export function useAskPages<R extends Route, Row>(
  route: R,
  question: Omit<Question<R>, 'page'>,
  pick: (answer: Answer<R>) => readonly Row[],
): Pages<Row, Answer<R>> {
  const pages = useInfiniteQuery({
    queryKey: [route.ask, question, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(route, { ...question, page: pageParam } as unknown as Question<R>, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last as { nextPage?: number }).nextPage || undefined,
    placeholderData: keepPreviousData,
  });

  return {
    rows: pages.data?.pages.flatMap((answer) => pick(answer as Answer<R>)) ?? [],
    first: pages.data?.pages[0] as Answer<R> | undefined,
    error: pages.error,
    isPending: pages.isPending,
    isStale: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    tryAgain: () => void pages.refetch(),
  };
}

export interface Pages<Row, First = unknown> {
  rows: readonly Row[];
  first: First | undefined;
  error: ApiError | null;
  isPending: boolean;
  /** The rows still belong to the filters before these. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  tryAgain: () => void;
}

interface TellOptions<R extends Route> {
  /** Every answer of these routes is asked again. */
  refresh?: readonly Route[];
  onDone?: (answer: Answer<R>, question: Question<R>) => void;
  quiet?: boolean;
}

export function useTell<R extends Route>(route: R, { refresh = [], onDone, quiet = false }: TellOptions<R> = {}) {
  const client = useQueryClient();
  return useMutation<Answer<R>, ApiError, Question<R>>({
    mutationKey: [route.ask],
    mutationFn: (question) => call(route, question),
    onSuccess: (answer, question) => {
      for (const { ask } of refresh) void client.invalidateQueries({ queryKey: [ask] });
      onDone?.(answer, question);
    },
    meta: { quiet },
  });
}

function isShownElsewhere(error: ApiError): boolean {
  if (hasFieldErrors(error) || isUnauthenticated(error) || isUnreachable(error)) return true;
  return error.status === 402 || error.data.hideMessage === true;
}

function isWorthRetrying(failures: number, error: ApiError): boolean {
  return failures < 2 && (error.status === 0 || error.status >= 500);
}
