import { useMemo } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';

/**
 * Returns the client whose workout is logged in person. The name is empty while it is loading, because the workout does
 * not wait for it.
 */
export function useClient(id: string | null) {
  const { data } = useApiQuery(clientRoutes.detail, { id: id ?? '' }, { enabled: id !== null });
  const name = data?.client.name ?? '';
  return useMemo(() => (id === null ? null : { id, name }), [id, name]);
}
