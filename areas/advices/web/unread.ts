import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { ownAdviceRoutes } from '../contract/own.ts';

/** Undefined while it loads, without the permission, and without a network. In a file of its own, because Today needs no other query. */
export function useUnreadAdvice() {
  const enabled = useMay()('view own nutrition');
  return useApiQuery(ownAdviceRoutes.unread, {}, { staleTime: 60_000, enabled }).data;
}
