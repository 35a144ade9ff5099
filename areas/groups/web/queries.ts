import { useApiQuery, useInfiniteApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { type GroupFilters, groupRoutes } from '../contract.ts';

export function useGroups({ page: _, ...filters }: GroupFilters) {
  return useInfiniteApiQuery(groupRoutes.list, filters, ({ groups }) => groups);
}

/** Always fresh: it is about to be changed. */
export function useGroup(id: string) {
  return useApiQuery(groupRoutes.get, { id }, { staleTime: 0 });
}

export function useChoosableClients(search: string | undefined) {
  return useInfiniteApiQuery(groupRoutes.clients, { search }, ({ clients }) => clients);
}

export function useDeleteGroup(onDone: () => void) {
  return useApiMutation(groupRoutes.delete, { invalidates: [groupRoutes.list], onSuccess: onDone });
}
