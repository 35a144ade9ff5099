import { useAsk, useAskPages, useTell } from '#shell/web/api/query.ts';
import { type GroupFilters, groupRoutes } from '../contract.ts';

export function useGroups({ page: _, ...filters }: GroupFilters) {
  return useAskPages(groupRoutes.list, filters, ({ groups }) => groups);
}

/** Always fresh: it is about to be changed. */
export function useGroup(id: string) {
  return useAsk(groupRoutes.get, { id }, { staleTime: 0 });
}

export function useChoosableClients(search: string | undefined) {
  return useAskPages(groupRoutes.clients, { search }, ({ clients }) => clients);
}

export function useDeleteGroup(onDone: () => void) {
  return useTell(groupRoutes.delete, { refresh: [groupRoutes.list], onDone });
}
