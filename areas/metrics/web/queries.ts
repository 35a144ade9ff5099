import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiRequest, ApiResponse, Route, SubjectRoute } from '#shell/common/route.ts';
import { routesIn } from '#shell/common/route.ts';
import { type ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { type CachedPage, fetchOrReadCached } from '#shell/web/api/cached-pages.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { app } from '#shell/web/app.ts';
import { precacheResponse } from '#shell/web/api/precache-response.ts';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientMetricRoutes, type MetricDetails, metricRoutes } from '../contract.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import { maximumRoutes } from '../contract/maximum.ts';
import { UnusualChanges } from '../contract/measurement.ts';
import { unusualQuestion } from './unusual-text.ts';

const { list, details, weights } = metricRoutes;

/** Responses that change with every value, goal or type. */
export const metricInvalidations: readonly Route[] = routesIn({
  ...{ list, details, weights, maxima: maximumRoutes.list },
  types: metricTypeRoutes.types,
  latestBody: clientMetricRoutes.latestBody,
  client: clientRoutes.detail,
});

/** Fetches the values on screen again. Awaited before sent values leave the device, so that the screen shows them without a gap. */
export async function refetchMetrics(): Promise<void> {
  const { queryClient } = app();
  await Promise.all(metricInvalidations.map(({ endpoint }) => queryClient.invalidateQueries({ queryKey: [endpoint] })));
}

/** The followed metrics of the client, with the last value of each: on the start page and the page of measurements, also without a connection. */
export const cachedMetrics = { route: metricRoutes.list.own, request: {} };

export function precacheMetrics(owner: string): Promise<void> {
  return precacheResponse(owner, cachedMetrics);
}

/** The followed metrics. Those of the client's own are shown from the device until the server responds, or without a connection. */
export function useMetrics({ clientId }: Subject) {
  const owner = useMe().clientId ?? '';
  const isOwn = clientId === null;
  const own = useCachedApiQuery(owner, cachedMetrics, { enabled: isOwn });
  const ofClient = useApiQuery(metricRoutes.list.client, { clientId: clientId ?? '' }, { enabled: !isOwn });
  if (!isOwn) return { data: ofClient.data, error: ofClient.error, cachedAt: null };
  return { data: own.data, error: own.error, cachedAt: isUnreachable(own.error) && own.data ? own.fetchedAt : null };
}

type CachedDetails = CachedPage<typeof details.own>;

/** How many metrics have their last loaded values on the device. */
const maxCachedDetails = 30;

/**
 * The values of a metric since a day. Without a connection the client's own are those that were loaded last, also for another period;
 * `cachedAt` is their time, and `cachedFrom` their first day when values before it are missing in the chosen period.
 */
export function useMetricDetails(subject: Subject, metricId: string, from: string | undefined) {
  const owner = useMe().clientId ?? '';
  const [route, request] = forSubject(subject, metricRoutes.details, { metricId, from });
  const cached = { route, request, cachedAs: { metricId } };
  const { data, error } = useQuery<CachedPage<typeof route>, ApiError>({
    queryKey: apiQueryKey(route, request),
    queryFn: ({ signal }) =>
      subject.clientId === null
        ? fetchOrReadCached(owner, cached, { signal, newest: maxCachedDetails })
        : call(route, request, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data?.cachedAt) return { data, error, cachedAt: null, cachedFrom: null };
  return { data: since(from, data), error, cachedAt: data.cachedAt, cachedFrom: firstCachedDay(from, data) };
}

/** The first day of cached values that start later than the chosen period; null when they contain all of it. */
function firstCachedDay(from = '', { cachedRequest, values }: CachedDetails): string | null {
  // An entry of an earlier release does not tell its period: its oldest value does.
  const cachedFrom = cachedRequest ? cachedRequest.from : values.at(-1)?.day;
  return cachedFrom !== undefined && cachedFrom > from ? cachedFrom : null;
}

function since(from = '', details: MetricDetails): MetricDetails {
  const isShown = ({ day }: { day: string }) => day >= from;
  return { ...details, values: details.values.filter(isShown), marks: details.marks.filter(isShown) };
}

export function useWeights(subject: Subject, from: string | undefined) {
  return useApiQuery(...forSubject(subject, metricRoutes.weights, { from }), { placeholderData: keepPreviousData });
}

interface Handlers<R extends Route> {
  onSuccess: (response: ApiResponse<R>, request: ApiRequest<R>) => void;
  onError?: (error: ApiError, request: ApiRequest<R>) => void;
}

type Confirmed = { isConfirmed?: boolean | undefined };

/** `useConfirmedMutation` for a call on the subject. `send` takes the request without the id of the client. */
export function useValueMutation<Own extends Route>(
  subject: Subject,
  routes: SubjectRoute<Own>,
  handlers: Handlers<Own>,
) {
  const { own, client } = routes;
  const mutation = useConfirmedMutation(subject.clientId === null ? own : (client as Own), handlers);
  const send = (request: ApiRequest<Own> & Confirmed) => mutation.send(forSubject(subject, routes, request)[1]);
  return { ...mutation, send };
}

/**
 * Sends values. When the server asks whether unusual values are right, the user is asked, and the request is sent again with the
 * confirmation.
 */
export function useConfirmedMutation<R extends Route>(route: R, { onSuccess, onError }: Handlers<R>) {
  const t = useTexts('metrics');
  const mutation = useApiMutation(route, {
    invalidates: metricInvalidations,
    skipGlobalErrorHandler: onError !== undefined,
    onSuccess,
  });

  function send(request: ApiRequest<R> & Confirmed): void {
    mutation.mutate(request, {
      onError: (error) => {
        if (error.code === 'unusual_change') void ask(request, error);
        else onError?.(error, request);
      },
    });
  }

  async function ask(request: ApiRequest<R> & Confirmed, error: ApiError): Promise<void> {
    const changes = UnusualChanges.safeParse(error.data).data?.changes ?? [];
    const question = { ...unusualQuestion(t, changes), confirmLabel: t('unusual.yes') };
    if (await confirm(question)) send({ ...request, isConfirmed: true });
  }

  return { send, isPending: mutation.isPending };
}
