import { useState } from 'react';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { type InfiniteQueryResult, useInfiniteApiQuery } from '../api/query.ts';

/** A record to choose. */
export interface RecordOption {
  id: string;
  name: string;
}

/** Records found by a search on the server, page by page. */
export interface RecordSearch<Option extends RecordOption = RecordOption> {
  search: string | undefined;
  setSearch: (search: string | undefined) => void;
  pages: InfiniteQueryResult<Option>;
}

/**
 * Searches selectable records by a list route, for `RecordSelect` (one record) and `RecordMultiSelect` (several).
 *
 *     const clients = useRecordSearch(groupRoutes.clients, {}, (response) => response.clients);
 */
export function useRecordSearch<R extends Route, Option extends RecordOption>(
  route: R,
  params: Omit<ApiRequest<R>, 'search' | 'page'>,
  options: (response: ApiResponse<R>) => readonly Option[],
): RecordSearch<Option> {
  const [search, setSearch] = useState<string>();
  const request = { ...params, ...(search && { search }) } as Omit<ApiRequest<R>, 'page'>;
  return { search, setSearch, pages: useInfiniteApiQuery(route, request, options) };
}
