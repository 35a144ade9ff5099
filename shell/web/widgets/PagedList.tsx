import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Pages } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import classes from './PagedList.module.css';

export interface Column<Row> {
  name: string;
  head: string;
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
  facts?: ReactNode;
  state?: ReactNode;
  picture?: ReactNode;
}

export interface Sorting {
  by: string | undefined;
  order: 'asc' | 'desc' | undefined;
  onChange: (by: string | undefined, order: 'asc' | 'desc' | undefined) => void;
}

export interface PagedListProps<Row> {
  of: Pages<Row>;
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

/** A long list: a table, or cards on a phone; skeletons of the same shape while it loads. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const { of: pages, toolbar } = props;
  const List = isPhone ? ListCards : ListTable;

  return (
    <div className={classes['sheet']} aria-busy={pages.isStale}>
      {toolbar && <div className={classes['toolbar']}>{toolbar}</div>}
      {!pages.isPending && pages.rows.length === 0 ? <Nothing {...props} /> : <List {...props} />}
      {pages.hasMore && <More pages={pages} />}
    </div>
  );
}

function Nothing<Row>({ of: pages, empty, isFiltered = false }: PagedListProps<Row>): ReactNode {
  const t = useTexts('shell');
  if (pages.error) {
    const again = (
      <Button variant="default" onClick={pages.tryAgain}>
        {t('errors.tryAgain')}
      </Button>
    );
    return <EmptyState drawing="lost" text={pages.error.message || t('list.loadFailed')} action={again} />;
  }
  return isFiltered ? <EmptyState drawing="search" text={t('list.nothingFound')} /> : empty;
}

function More<Row>({ pages }: { pages: Pages<Row> }) {
  const t = useTexts('shell');
  return (
    <div className={classes['more']}>
      <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
        {t('list.loadMore')}
      </Button>
    </div>
  );
}
