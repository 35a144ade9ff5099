import { isUnreachable, type ApiError } from '#shell/web/api/api-error.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useMe } from '#shell/web/session.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { clientMacroRoutes } from '../../contract/library.ts';

const { own } = clientMacroRoutes.list;

interface OwnTargetsResult {
  data: ApiResponse<typeof own> | undefined;
  error: ApiError | null;
}

/**
 * The client's own targets. Those stored on this device are returned only while the server cannot be reached: the professional may have
 * hidden the numbers since.
 */
export function useOwnTargets(): OwnTargetsResult {
  const { data, isFromCache, error } = useCachedApiQuery(useMe().clientId ?? '', { route: own, request: {} });
  return { data: isFromCache && !isUnreachable(error) ? undefined : data, error };
}
