import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '../api/query.ts';
import { Card } from '../widgets/Section.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadMore } from './LoadMore.tsx';
import classes from './PagedList.module.css';

interface PagedCardsProps {
  pages: InfiniteQueryResult<unknown>;
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  /** The rows, drawn by the caller. */
  children: ReactNode;
}

/** A paged list without columns, whose rows have a form of their own. `PagedList` is the one with columns. */
export function PagedCards({ pages, empty, children }: PagedCardsProps) {
  const { rows, error, isPending, hasMore } = pages;
  if (isPending) return <Skeleton height={200} radius={8} />;
  if (rows.length === 0) return <Card>{error ? <LoadFailed pages={pages} /> : empty}</Card>;
  return (
    <div className={classes['paged']}>
      {children}
      {hasMore && <LoadMore pages={pages} />}
    </div>
  );
}
