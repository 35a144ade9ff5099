import { isUnreachable, type ApiError } from '#shell/web/api/api-error.ts';
import { type CachedRoute, updateAllCached, useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { precacheResponse } from '#shell/web/api/precache-response.ts';
import { useMe } from '#shell/web/session.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { clientMacroRoutes } from '../../contract/library.ts';

const { own } = clientMacroRoutes.list;

const cachedTargets: CachedRoute<typeof own> = { route: own, request: {} };

interface OwnTargetsResult {
  data: ApiResponse<typeof own> | undefined;
  error: ApiError | null;
}

/**
 * The client's own targets. Those stored on this device are returned only while the server cannot be reached: the professional may have
 * hidden the numbers since.
 */
export function useOwnTargets(): OwnTargetsResult {
  const { data, isFromCache, error } = useCachedApiQuery(useMe().clientId ?? '', cachedTargets);
  return { data: isFromCache && !isUnreachable(error) ? undefined : data, error };
}

/** Stores the client's own targets on the device, for a screen that was not opened yet. */
export function precacheTargets(owner: string): Promise<void> {
  return precacheResponse(owner, cachedTargets);
}

/** Takes the client's own targets off the device, once another response says that the numbers are hidden. */
export function hideCachedTargets(owner: string): Promise<void> {
  return updateAllCached(owner, cachedTargets, (response) =>
    response.isHidden ? response : { ...response, current: null, macros: [], isHidden: true },
  );
}
