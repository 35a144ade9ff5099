import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { consentSubjectRoutes } from '../contract/consents.ts';

/** The answer of the client to photos and videos: undefined while it is not known, null without one. */
export function usePhotoConsent(subject: Subject, isNeeded = true): boolean | null | undefined {
  const { data } = useApiQuery(...forSubject(subject, consentSubjectRoutes.consents, {}), { enabled: isNeeded });
  const consent = data?.consents.find(({ purpose }) => purpose === 'photos');
  if (!consent) return undefined;
  return consent.decidedAt === null ? null : consent.isGiven;
}
