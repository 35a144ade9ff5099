import type { QueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '#shell/common/route.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { apiQueryKey, apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { app } from '#shell/web/app.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { consentSubjectRoutes } from '../contract/consents.ts';

const { own } = consentSubjectRoutes.consents;
type Consents = ApiResponse<typeof own>;

/** The answer of the client to photos and videos: undefined while it is not known, null without one. */
export function usePhotoConsent(subject: Subject, isNeeded = true): boolean | null | undefined {
  const { data } = useApiQuery(...forSubject(subject, consentSubjectRoutes.consents, {}), { enabled: isNeeded });
  const consent = data?.consents.find(({ purpose }) => purpose === 'photos');
  if (!consent) return undefined;
  return consent.decidedAt === null ? null : consent.isGiven;
}

/** Shows an answer of the client who is logged in, and then sends what waited for it. */
export function applyConsents(cache: QueryClient, answered: Consents): void {
  cache.setQueryData(apiQueryKey(own, {}), answered);
  wakeSyncLoops();
}

/**
 * Refuses a photo or video as the server would, before the file is sent, while the client who is logged in has not given the consent to
 * photos or has withdrawn the one to health data. Without a response the server decides.
 */
export async function assertMaySendPhoto(): Promise<void> {
  const options = { ...apiQueryOptions(own, {}), retry: false, meta: { skipGlobalErrorHandler: true } };
  const known = await app()
    .queryClient.fetchQuery(options)
    .catch(() => null);
  if (!known) return;
  const photos = known.consents.find(({ purpose }) => purpose === 'photos');
  if (photos?.isGiven === false) throw new ApiError({ status: 422, code: 'own_photos_not_given', message: '' });
  if (isHealthConsentWithdrawn(known))
    throw new ApiError({ status: 403, code: 'own_health_data_withdrawn', message: '' });
}

/** Whether a client has withdrawn the consent to health data. */
export function isHealthConsentWithdrawn({ asksHealthConsent, consents }: Consents): boolean {
  return (
    asksHealthConsent &&
    consents.some(({ purpose, isGiven, decidedAt }) => purpose === 'health_data' && !isGiven && decidedAt !== null)
  );
}
