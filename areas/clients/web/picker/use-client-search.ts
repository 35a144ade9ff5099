import { useState } from 'react';
import type { z } from 'zod';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { type InfiniteQueryResult, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import type { ClientOption } from '../../contract.ts';

/** Clients found by a search on the server. */
export interface ClientSearch<Option extends ClientOption = ClientOption> {
  search: string | undefined;
  setSearch: (search: string | undefined) => void;
  clients: InfiniteQueryResult<Option>;
}

type OptionsRoute = Route & { response: z.ZodType<{ clients: ClientOption[]; nextPage: number }> };

/**
 * Searches clients to choose from, by the route that knows who may be chosen.
 *
 *     const search = useClientSearch(groupRoutes.clients, {});
 *     <ClientMultiSelect search={search} … />
 */
export function useClientSearch<R extends OptionsRoute>(
  route: R,
  params: Omit<ApiRequest<R>, 'search' | 'page'>,
): ClientSearch<ApiResponse<R>['clients'][number]> {
  const [search, setSearch] = useState<string>();
  const request = { ...params, ...(search && { search }) } as Omit<ApiRequest<R>, 'page'>;
  const clients = useInfiniteApiQuery(route, request, (response) => response.clients);
  return { search, setSearch, clients };
}
