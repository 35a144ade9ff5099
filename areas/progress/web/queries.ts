import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { photoRoutes } from '../contract.ts';

/** Routes whose responses change with the photos. */
export const photoInvalidations = [
  photoRoutes.list.own,
  photoRoutes.list.client,
  photoRoutes.poses.own,
  photoRoutes.poses.client,
];

export function usePhotoSets(subject: Subject) {
  return useInfiniteApiQuery(...forSubject(subject, photoRoutes.list, {}), ({ progresses }) => progresses);
}

/** The first and the last photo of each pose; empty while they load and without a connection. */
export function usePoses(subject: Subject) {
  return useApiQuery(...forSubject(subject, photoRoutes.poses, {})).data?.poses ?? [];
}

/** Whether the client has agreed to the use of photos in advertising. */
export function useAdvertisingConsent(): boolean {
  const { data } = useApiQuery(consentSubjectRoutes.consents.own, {});
  return data?.consents.some(({ purpose, isGiven }) => purpose === 'advertising' && isGiven) ?? false;
}
