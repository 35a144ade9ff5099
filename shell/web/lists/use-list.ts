import type { z } from 'zod';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { type SortKeys, sortOf } from '#shell/common/sorting.ts';
import { type InfiniteQueryResult, useInfiniteApiQuery } from '../api/query.ts';
import type { Sorting } from './columns.ts';
import { useSearchParams } from './search-params.ts';

interface ListOptions<R extends Route, Schema extends z.ZodObject, Row> {
  route: R;
  /** Schema of the route's query, from the contract: what the address may carry. */
  filters: Schema;
  rows: (response: ApiResponse<R>) => readonly Row[];
  /** Values of the request that the address does not carry: `{ id }` of `/clients/:id/visits`. */
  params?: Partial<ApiRequest<R>>;
  /** The order of the list without sort keys. */
  defaultSort?: { by: string; order: 'asc' | 'desc' };
}

type Filters<Schema extends z.ZodObject> = Omit<z.output<Schema>, 'page'>;

/** A list and its filters. */
export interface List<Row, F = Record<string, unknown>, Response = unknown> {
  pages: InfiniteQueryResult<Row, Response>;
  filters: F;
  setFilters: (change: Partial<F>) => void;
  /** Removes these filters, or all; the order stays. */
  clearFilters: (names?: readonly (keyof F & string)[]) => void;
  countFilters: (names?: readonly (keyof F & string)[]) => number;
  isFiltered: boolean;
  /** There is nothing to filter: no rows although no filter is set. */
  isEmpty: boolean;
  sorting: Sorting;
}

/**
 * The state of a list: its filters in the address, its rows page by page. A filter in the address that the schema refuses
 * is ignored, and a sort key counts only with a direction.
 *
 *     const list = useList({ route: groupRoutes.list, filters: GroupFilters, rows: ({ groups }) => groups });
 *
 * `ListScreen` shows it as a screen, `FilteredList` as a part of one.
 */
export function useList<R extends Route, Schema extends z.ZodObject, Row>({
  route,
  filters: schema,
  rows,
  params,
  defaultSort,
}: ListOptions<R, Schema, Row>): List<Row, Filters<Schema>, ApiResponse<R>> {
  type F = Filters<Schema>;
  const [{ page: _, sortBy, sortOrder, ...narrowing }, setParams] = useSearchParams(schema);
  const keys = { sortBy, sortOrder } as SortKeys;
  const sort = sortOf(keys);
  const request = { ...narrowing, ...(sort && keys), ...params } as Omit<ApiRequest<R>, 'page'>;
  const pages = useInfiniteApiQuery(route, request, rows);

  const setFilters = (change: Partial<F>) => setParams(change as Partial<z.input<Schema>>);
  const active = Object.keys(narrowing).filter((name) => narrowing[name] !== undefined);
  const isFiltered = active.length > 0;

  return {
    pages,
    filters: { ...narrowing, ...(sort && keys) } as F,
    setFilters,
    clearFilters: (names = Object.keys(narrowing) as (keyof F & string)[]) =>
      setFilters(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<F>),
    countFilters: (names) => active.filter((name) => !names || (names as readonly string[]).includes(name)).length,
    isFiltered,
    isEmpty: !isFiltered && !pages.isPending && !pages.isPlaceholderData && !pages.error && pages.rows.length === 0,
    sorting: {
      ...(sort ?? defaultSort ?? { by: undefined, order: undefined }),
      onChange: (by, order) => {
        const isDefault = by === defaultSort?.by && order === defaultSort?.order;
        setParams(
          (isDefault ? { sortBy: undefined, sortOrder: undefined } : { sortBy: by, sortOrder: order }) as never,
        );
      },
    },
  };
}
