import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ApiRequest, Route, SubjectRoute } from '#shell/common/route.ts';
import { type MutationOptions, useApiMutation } from './query.ts';

/** The client whose records a screen shows; the user's own records when `clientId` is null. */
export interface Subject {
  clientId: string | null;
}

export const ownSubject: Subject = { clientId: null };

/** The subject of the present path: the client of `/clients/$id/...`, the user of any other. */
export function useSubject(): Subject {
  const { id = null } = useParams({ strict: false });
  return useMemo(() => ({ clientId: id }), [id]);
}

/** The route of a call about the subject, with the types of `own`: both routes have the same response. */
export function subjectRoute<Own extends Route>({ clientId }: Subject, { own, client }: SubjectRoute<Own>): Own {
  return clientId === null ? own : (client as Own);
}

/**
 * The route and the request of a call about the subject, in the order in which `call`, `upload`, `useApiQuery` and
 * `useInfiniteApiQuery` take them.
 */
export function forSubject<Own extends Route>(
  subject: Subject,
  routes: SubjectRoute<Own>,
  request: ApiRequest<Own>,
): [route: Own, request: ApiRequest<Own>] {
  const { clientId } = subject;
  return [subjectRoute(subject, routes), clientId === null ? request : { ...request, clientId }];
}

/** A mutation about the subject. `mutate` takes the request without the id of the client. */
export function useSubjectMutation<Own extends Route>(
  subject: Subject,
  routes: SubjectRoute<Own>,
  options: MutationOptions<Own> = {},
) {
  const { clientId } = subject;
  const mutation = useApiMutation(subjectRoute(subject, routes), options);
  const mutate = (request: ApiRequest<Own>) => mutation.mutate(clientId === null ? request : { ...request, clientId });
  return { ...mutation, mutate };
}
