import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import type { PagedListProps } from './list-props.ts';
import classes from './PagedList.module.css';

/** A long list: a table, or cards on a phone; skeletons of the same shape while it loads. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const { pages, toolbar } = props;
  const List = isPhone ? ListCards : ListTable;

  return (
    <div className={classes['sheet']} aria-busy={pages.isPlaceholderData}>
      {toolbar && <div className={classes['toolbar']}>{toolbar}</div>}
      {!pages.isPending && pages.rows.length === 0 ? <Nothing {...props} /> : <List {...props} />}
      {pages.hasMore && <More pages={pages} />}
    </div>
  );
}

function Nothing<Row>({ pages, empty, isFiltered = false }: PagedListProps<Row>): ReactNode {
  const t = useTexts('shell');
  if (pages.error) {
    const again = (
      <Button variant="default" onClick={pages.refetch}>
        {t('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={pages.error.message || t('list.loadFailed')} action={again} />;
  }
  return isFiltered ? <EmptyState illustration="search" text={t('list.nothingFound')} /> : empty;
}

function More<Row>({ pages }: { pages: InfiniteQueryResult<Row> }) {
  const t = useTexts('shell');
  return (
    <div className={classes['more']}>
      <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
        {t('list.loadMore')}
      </Button>
    </div>
  );
}
