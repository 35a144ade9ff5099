import { useApiQuery } from '#shell/web/api/query.ts';
import { accountRoutes } from '../contract.ts';

/** Whether coaches may register on this server; undefined while it is loading. */
export function useRegistration() {
  return useApiQuery(accountRoutes.registration, {}, { staleTime: 5 * 60_000, meta: { skipGlobalErrorHandler: true } })
    .data;
}
