import { useQuery } from '@tanstack/react-query';
import { clear, get, set } from 'idb-keyval';
import type { Answer, Question, Route } from '#shell/common/route.ts';
import type { ApiError } from './api-error.ts';
import { app } from '../app.ts';
import { call } from './call.ts';
import { deviceStore } from './device-store.ts';
import { keyOf } from './query.ts';
import { readToken } from './token.ts';

const store = deviceStore('forma-answers');

/** An answer as this device keeps it for the time without a network. */
export interface KeptAnswer<R extends Route> {
  answer: Answer<R>;
  /** Device clock, ms. */
  keptAt: number;
}

export interface KeptAsk<R extends Route> {
  data: Answer<R> | undefined;
  /** The server has not answered yet, or does not. */
  isFromDevice: boolean;
  keptAt: number | null;
  /** Of the network; also while something is shown. */
  error: ApiError | null;
  refetch: () => void;
}

/**
 * What this device kept of the answer at once, the server's behind it as soon as it comes, which is kept in turn. `owner`
 * is the client or membership it belongs to: nobody else finds it, and after logging out nobody does. While it `waits`,
 * the server is not asked yet.
 */
export function useKeptAsk<R extends Route>(
  owner: string,
  route: R,
  question: Question<R>,
  { waits = false }: { waits?: boolean } = {},
): KeptAsk<R> {
  const kept = useQuery<KeptAnswer<R> | null>(keptQuery(owner, route, question));
  const asked = useQuery<Answer<R>>({
    queryKey: keyOf(route, question),
    queryFn: ({ signal }: { signal: AbortSignal }) => askAndKeep(owner, { route, question, signal }),
    meta: { quiet: true },
    enabled: !waits,
  } as Parameters<typeof useQuery<Answer<R>>>[0]);

  return {
    data: asked.data ?? kept.data?.answer,
    isFromDevice: asked.data === undefined && kept.data != null,
    keptAt: asked.data === undefined ? (kept.data?.keptAt ?? null) : asked.dataUpdatedAt,
    // Until the device has been looked at, nobody knows whether there is nothing to show.
    error: kept.isPending ? null : asked.error,
    refetch: () => void asked.refetch(),
  };
}

/** Looks it up while the page that will show it is still on its way. */
export function readAhead<R extends Route>(owner: string, route: R, question: Question<R>): void {
  void app().queryClient.prefetchQuery(keptQuery(owner, route, question));
}

function keptQuery<R extends Route>(owner: string, route: R, question: Question<R>) {
  return {
    queryKey: ['kept', owner, ...keyOf(route, question)],
    queryFn: () => readKept(owner, route, question),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

/** Null when nothing is kept, or the device keeps nothing. */
export async function readKept<R extends Route>(
  owner: string,
  route: R,
  question: Question<R>,
): Promise<KeptAnswer<R> | null> {
  const found = await get<KeptAnswer<R>>(nameOf(owner, route, question), store).catch(() => undefined);
  return found ?? null;
}

/** What is known to have changed, for the time until the server is asked again. */
export async function changeKept<R extends Route>(
  owner: string,
  { route, question, change }: { route: R; question: Question<R>; change: (answer: Answer<R>) => Answer<R> },
): Promise<void> {
  app().queryClient.setQueryData<Answer<R>>(keyOf(route, question), (known) => known && change(known));
  const kept = await readKept(owner, route, question);
  if (kept) await keep(owner, { route, question, kept: { ...kept, answer: change(kept.answer) } });
}

/** On logging out: the device forgets every answer. */
export function clearKept(): Promise<void> {
  return clear(store).catch(() => {});
}

async function askAndKeep<R extends Route>(
  owner: string,
  { route, question, signal }: { route: R; question: Question<R>; signal: AbortSignal },
): Promise<Answer<R>> {
  const token = readToken();
  const answer = await call(route, question, { signal });
  // Whoever logged out while it was on its way wants nothing of it on the device.
  if (token === readToken()) await keep(owner, { route, question, kept: { answer, keptAt: Date.now() } });
  return answer;
}

function keep<R extends Route>(
  owner: string,
  { route, question, kept }: { route: R; question: Question<R>; kept: KeptAnswer<R> },
): Promise<void> {
  return set(nameOf(owner, route, question), kept, store).catch(() => {});
}

function nameOf<R extends Route>(owner: string, route: R, question: Question<R>): string {
  return JSON.stringify([owner, route.ask, question]);
}
