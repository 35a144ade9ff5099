import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { InfiniteQueryResult } from '../api/query.ts';
import type { Selection } from './selection.ts';

/**
 * One column of a list. The table shows every column; the card on a phone shows those with `card`:
 *
 *     { name: 'name', header: t('name'), cell: ({ name }) => name, card: 'title' },
 *     { name: 'state', header: t('state'), cell: (row) => <State row={row} />, card: 'state' },
 */
export interface Column<Row> {
  name: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Shown in a muted color where the cell is empty. */
  missing?: string;
  /** A second line of the cell in a muted color. */
  detail?: (row: Row) => ReactNode;
  /** Position on the card. Subtitles are joined on one line; the state is at the right. */
  card?: 'title' | 'subtitle' | 'state';
  /** Content on the card instead of `cell`, when the cell is not clear without its header. */
  cardCell?: (row: Row) => ReactNode;
  /** What is at times shown on the card below the subtitle, where it leaves the text its width. */
  cardBelow?: (row: Row) => ReactNode;
  /** Whether the column contains numbers, which are aligned to the right with tabular figures. */
  isNumber?: boolean;
  width?: number | string;
  /** Whether the first column stays in view while a wide table is scrolled. */
  isSticky?: boolean;
  /** The `sortBy` of this column. */
  sort?: string;
}

/** The content of a row as a card. */
export interface RowCard {
  title: ReactNode;
  subtitle?: ReactNode;
  state?: ReactNode;
  below?: ReactNode;
  picture?: ReactNode;
}

export interface Sorting {
  by: string | undefined;
  order: 'asc' | 'desc' | undefined;
  /** True when the request has no valid `sortBy`, so the list is in its default order. */
  isDefault: boolean;
  onChange: (by: string | undefined, order: 'asc' | 'desc' | undefined) => void;
}

/** Props of a component that renders the `tr` of a row. */
export interface RowElementProps<Row> {
  row: Row;
  isSelected: boolean;
  selection: Selection | undefined;
  children: ReactNode;
}

/** The rows of a list and how they are shown, as a table and as cards. */
export interface RowProps<Row> {
  pages: InfiniteQueryResult<Row>;
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<Row>[];
  /** Initials or a thumbnail, before the first column and on the card. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** Replaces the card that the columns describe. */
  card?: (row: Row) => RowCard;
  /** React key of the row; the default is its `id`. */
  rowKey?: (row: Row) => string;
  /** Target of the row, such as `linkOptions({ to: '/clients/$id', params: { id } })`; the whole row is the link. */
  link?: ((row: Row) => LinkProps | undefined) | undefined;
  /** A menu or a button at the end of the row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  sorting?: Sorting;
  /** Adds checkboxes, labeled with the name of the row. On a phone, a tap selects a card while any is selected. */
  selection?: (Selection & { nameOf: (row: Row) => string }) | undefined;
  /** Replaces the `tr` of the table, for rows that can be dragged. */
  RowElement?: ComponentType<RowElementProps<Row>>;
}

export function keyOf<Row>(row: Row, { rowKey }: Pick<RowProps<Row>, 'rowKey'>): string {
  return rowKey ? rowKey(row) : (row as { id: string }).id;
}
