import { useEffect } from 'react';
import { type CachedRoute, useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { whenIdle } from '#shell/web/idle.ts';
import { precacheOfflineScreens } from '#shell/web/offline.ts';
import { useMe } from '#shell/web/session.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';

export const cachedCheckIns: CachedRoute<typeof ownCheckInRoutes.list> = { route: ownCheckInRoutes.list, request: {} };

/** The client's open check-ins: cached on this device at once, from the server when it responds. */
export function useOwnCheckIns() {
  const owner = useMe().clientId ?? '';
  const { data, isFromCache, error, fetchedAt, refetch } = useCachedApiQuery(owner, cachedCheckIns);

  // Synchronises with the service worker: the screens open without a connection from now on.
  useEffect(() => {
    if (data && !isFromCache) whenIdle(() => void precacheOfflineScreens());
  }, [data, isFromCache]);

  return { checkIns: data?.checkIns, cachedAt: error && data ? fetchedAt : null, error: data ? null : error, refetch };
}

/** One check-in: of the cached list, otherwise from the server. */
export function useOwnCheckIn(checkInId: string) {
  const { checkIns, error, cachedAt } = useOwnCheckIns();
  const listed = checkIns?.find(({ id }) => id === checkInId);
  const single = useApiQuery(ownCheckInRoutes.get, { checkInId }, { enabled: checkIns !== undefined && !listed });
  return { checkIn: listed ?? single.data?.checkIn, error: listed ? null : (single.error ?? error), cachedAt };
}
