import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { clientFileRoutes } from '../contract.ts';

/** Routes whose responses change with the files. */
export const fileInvalidations = [clientFileRoutes.list.own, clientFileRoutes.list.client];

export function useClientFiles(subject: Subject) {
  return useInfiniteApiQuery(...forSubject(subject, clientFileRoutes.list, {}), ({ files }) => files);
}
