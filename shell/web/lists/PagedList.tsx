import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import type { RowProps } from './columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadMore } from './LoadMore.tsx';
import classes from './PagedList.module.css';

export interface PagedListProps<Row> extends RowProps<Row> {
  /** Search and filters above the rows. */
  toolbar?: ReactNode;
  /** Shown instead of the table and the cards. */
  body?: ReactNode;
  /** Shown when there are no rows at all; says what to do next. */
  empty: ReactNode;
  /** Whether filters are set. No rows then means no results. */
  isFiltered?: boolean;
  /** Action of the button that is shown when the filters match no rows. */
  onClearFilters?: (() => void) | undefined;
}

/** A paged list: a table, or cards on a phone, with skeletons of the same shape while it loads. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const { pages, toolbar, body } = props;
  const List = isPhone ? ListCards : ListTable;

  return (
    <div className={classes['sheet']} aria-busy={pages.isPlaceholderData}>
      {toolbar && <div className={classes['toolbar']}>{toolbar}</div>}
      {!pages.isPending && pages.rows.length === 0 ? <NoRows {...props} /> : body || <List {...props} />}
      {pages.hasMore && (
        <div className={classes['more']}>
          <LoadMore pages={pages} />
        </div>
      )}
    </div>
  );
}

function NoRows<Row>({ pages, empty, isFiltered = false, onClearFilters }: PagedListProps<Row>): ReactNode {
  const t = useTexts('shell');
  if (pages.error) return <LoadFailed pages={pages} />;
  if (!isFiltered) return empty;
  const clear = onClearFilters && (
    <Button variant="default" onClick={onClearFilters}>
      {t('list.clearFilters')}
    </Button>
  );
  return <EmptyState illustration="search" text={t('list.nothingFound')} action={clear} />;
}
