import { useApiQuery } from '#shell/web/api/query.ts';
import { ownAdviceRoutes } from '../contract/own.ts';

/** Undefined while it loads, and without a network. In a file of its own, because Today needs no other query. */
export function useUnreadAdvice() {
  return useApiQuery(ownAdviceRoutes.unread, {}, { staleTime: 60_000 }).data;
}
