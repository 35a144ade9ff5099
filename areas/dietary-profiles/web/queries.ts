import { useQuery } from '@tanstack/react-query';
import { type ApiError, isRefusal, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { cacheDocument, evictCachedDocument, findCachedDocument } from '#shell/web/documents/document-cache.ts';
import { useMe } from '#shell/web/session.ts';
import { type DietaryProfileResponse, dietaryProfileRoutes } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dietary-profiles': typeof texts;
  }
}

/** Kind of the profiles of clients among the cached documents. */
const cachedKind = 'dietary-profile';
/** While the server is unreachable, the pause before it is asked again. */
const retryMs = 15_000;

/** `cachedAt`: time at which this device cached the response; missing when it was loaded from the server. */
type LoadedProfile = DietaryProfileResponse & { cachedAt?: string };

/**
 * The dietary profile of a client, or the user's own; undefined data while it loads. That of a client is cached on this device for
 * editors that open without a connection.
 */
export function useDietaryProfile(subject: Subject, { enabled = true }: { enabled?: boolean } = {}) {
  const { id: userId } = useMe();
  const [route, request] = forSubject(subject, dietaryProfileRoutes.get, {});
  const { clientId } = subject;
  return useQuery<LoadedProfile, ApiError>({
    queryKey: apiQueryKey(route, request),
    queryFn: ({ signal }) => (clientId ? loadProfile({ userId, clientId }, signal) : call(route, request, { signal })),
    refetchInterval: ({ state }) => (state.data?.cachedAt ? retryMs : false),
    enabled,
  });
}

async function loadProfile(
  { userId, clientId }: { userId: string; clientId: string },
  signal: AbortSignal,
): Promise<LoadedProfile> {
  const key = { userId, kind: cachedKind, id: clientId };
  try {
    const response = await call(dietaryProfileRoutes.get.client, { clientId }, { signal });
    await cacheDocument(key, response);
    return response;
  } catch (error) {
    if (isRefusal(error)) await evictCachedDocument(key);
    const cached = isUnreachable(error) ? await findCachedDocument<DietaryProfileResponse>(key) : null;
    if (!cached) throw error;
    return { ...cached.detail, cachedAt: cached.cachedAt };
  }
}

/**
 * The profile that a professional may read, and the response that it is part of; null while it loads, and with `isWithheld` after the
 * client withdrew their consent.
 */
export function useReadableProfile(clientId: string) {
  const { data, error } = useDietaryProfile({ clientId });
  const isWithheld = error?.code === 'health_data_withdrawn';
  const response = (!isWithheld && data) || null;
  return { profile: response?.profile ?? null, response, isWithheld };
}
