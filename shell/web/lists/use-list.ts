import type { z } from 'zod';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { type SortKeys, sortOf } from '#shell/common/sorting.ts';
import { type InfiniteQueryResult, useInfiniteApiQuery } from '../api/query.ts';
import type { Sorting } from './columns.ts';
import { useSearchParams } from './search-params.ts';

interface ListOptions<R extends Route, Schema extends z.ZodObject, Row> {
  route: R;
  /** Schema of the route's query, which also parses the search params. */
  filters: Schema;
  rows: (response: ApiResponse<R>) => readonly Row[];
  /** Values of the request that are not search params: `{ id }` of `/clients/:id/visits`. */
  params?: Partial<ApiRequest<R>>;
  /** The order of the list when the URL has no `sortBy`. */
  defaultSort?: { by: string; order: 'asc' | 'desc' };
}

type Filters<Schema extends z.ZodObject> = Omit<z.output<Schema>, 'page'>;

/** A list and its filters. */
export interface List<Row, F = Record<string, unknown>, Response = unknown> {
  pages: InfiniteQueryResult<Row, Response>;
  filters: F;
  setFilters: (change: Partial<F>) => void;
  /** Removes the named filters, or all; the order stays. */
  clearFilters: (names?: readonly (keyof F & string)[]) => void;
  countFilters: (names?: readonly (keyof F & string)[]) => number;
  isFiltered: boolean;
  /** True when the list has no rows although no filter is set. */
  isEmpty: boolean;
  sorting: Sorting;
}

/**
 * The state of a list: filters in the search params, rows loaded page by page. Invalid filters are ignored, and so is a sort
 * key without a direction. A filter with the default of its schema is not set.
 *
 *     const list = useList({ route: groupRoutes.list, filters: GroupFilters, rows: ({ groups }) => groups });
 *
 * `ListScreen` renders it as a screen, `FilteredList` as a part of a screen.
 */
export function useList<R extends Route, Schema extends z.ZodObject, Row>({
  route,
  filters: schema,
  rows,
  params,
  defaultSort,
}: ListOptions<R, Schema, Row>): List<Row, Filters<Schema>, ApiResponse<R>> {
  type F = Filters<Schema>;
  const [{ page: _, sortBy, sortOrder, ...filterValues }, setParams] = useSearchParams(schema);
  const keys = { sortBy, sortOrder } as SortKeys;
  const sort = sortOf(keys);
  const request = { ...filterValues, ...(sort && keys), ...params } as Omit<ApiRequest<R>, 'page'>;
  const pages = useInfiniteApiQuery(route, request, rows);

  const setFilters = (change: Partial<F>) => setParams(change as Partial<z.input<Schema>>);
  const defaults: Record<string, unknown> = schema.parse({});
  const active = Object.keys(filterValues).filter((name) => filterValues[name] !== defaults[name]);
  const isFiltered = active.length > 0;

  return {
    pages,
    filters: { ...filterValues, ...(sort && keys) } as F,
    setFilters,
    clearFilters: (names = Object.keys(filterValues) as (keyof F & string)[]) =>
      setFilters(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<F>),
    countFilters: (names) => active.filter((name) => !names || (names as readonly string[]).includes(name)).length,
    isFiltered,
    isEmpty: !isFiltered && !pages.isPending && !pages.isPlaceholderData && !pages.error && pages.rows.length === 0,
    sorting: {
      ...(sort ?? defaultSort ?? { by: undefined, order: undefined }),
      isDefault: !sort,
      onChange: (by, order) => {
        const isDefault = by === defaultSort?.by && order === defaultSort?.order;
        setParams(
          (isDefault ? { sortBy: undefined, sortOrder: undefined } : { sortBy: by, sortOrder: order }) as never,
        );
      },
    },
  };
}
