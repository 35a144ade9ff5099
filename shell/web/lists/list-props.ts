import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '../api/query.ts';

export interface Column<Row> {
  name: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular. */
  isNumber?: boolean;
  width?: number | string;
  /** The `sortBy` of this column. */
  sort?: string;
}

/** The same row on a phone. */
export interface RowCard {
  title: ReactNode;
  subtitle?: ReactNode;
  state?: ReactNode;
  picture?: ReactNode;
}

export interface Sorting {
  by: string | undefined;
  order: 'asc' | 'desc' | undefined;
  onChange: (by: string | undefined, order: 'asc' | 'desc' | undefined) => void;
}

export interface PagedListProps<Row> {
  pages: InfiniteQueryResult<Row>;
  /** Says what the list is, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  card: (row: Row) => RowCard;
  rowKey: (row: Row) => string;
  /** `linkOptions({ to: '/clients/$id', params: { id } })`; the whole row leads there. */
  link?: (row: Row) => LinkProps;
  /** A menu or a button at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  sorting?: Sorting;
  /** Search and filters, on the same sheet. */
  toolbar?: ReactNode;
  /** When there is nothing at all; say what to do next. */
  empty: ReactNode;
  /** Whether filters are set: then nothing found is not nothing there. */
  isFiltered?: boolean;
}
