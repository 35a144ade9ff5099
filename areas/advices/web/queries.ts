import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';

/** Routes whose responses change with advice. */
export const adviceInvalidations = [
  adviceSubjectRoutes.list.own,
  adviceSubjectRoutes.list.client,
  adviceRoutes.get,
  ownAdviceRoutes.unread,
];

export function useAdvices(subject: Subject) {
  return useInfiniteApiQuery(...forSubject(subject, adviceSubjectRoutes.list, {}), ({ advices }) => advices);
}

export function useAdvice(clientId: string, adviceId: string) {
  return useRecord(adviceRoutes.get, { clientId, adviceId }, ({ advice }) => advice);
}
