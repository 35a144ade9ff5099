import i18n from 'i18next';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '#shell/common/route.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { apiQueryKey, apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { app } from '#shell/web/app.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { wakeSyncLoops } from '#shell/web/device-store/sync-loop.ts';
import { consentSubjectRoutes } from '../contract/consents.ts';

/** After this time without a response the server decides. */
const timeoutMs = 15_000;

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
export async function applyConsents(cache: QueryClient, answered: Consents): Promise<void> {
  // A request of before the answer would put the former one back.
  await cache.cancelQueries({ queryKey: apiQueryKey(own, {}) });
  cache.setQueryData(apiQueryKey(own, {}), answered);
  wakeSyncLoops();
}

/**
 * Refuses a photo or video as the server would, before the file is sent, while the client who is logged in has not given the consent to
 * photos or has withdrawn the one to health data. Without a response the server decides.
 */
export async function assertMaySendPhoto(): Promise<void> {
  const options = { ...apiQueryOptions(own, {}), retry: false, meta: { skipGlobalErrorHandler: true } };
  const known = await Promise.race([
    app()
      .queryClient.fetchQuery(options)
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs)),
  ]);
  if (!known) return;
  const photos = known.consents.find(({ purpose }) => purpose === 'photos');
  if (photos?.isGiven === false) throw await refusal(422, 'own_photos_not_given');
  if (isHealthConsentWithdrawn(known)) throw await refusal(403, 'own_health_data_withdrawn');
}

/** The error with the text that the server sends. */
async function refusal(status: number, code: 'own_photos_not_given' | 'own_health_data_withdrawn'): Promise<ApiError> {
  await loadTexts(['clients']);
  return new ApiError({ status, code, message: i18n.getFixedT(null, 'clients')(`problems.${code}`) });
}

/** Whether a client has withdrawn the consent to health data. */
export function isHealthConsentWithdrawn({ asksHealthConsent, consents }: Consents): boolean {
  return (
    asksHealthConsent &&
    consents.some(({ purpose, isGiven, decidedAt }) => purpose === 'health_data' && !isGiven && decidedAt !== null)
  );
}
