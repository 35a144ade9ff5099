import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { LoadFailed } from '#shell/web/lists/LoadFailed.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { Advice } from '../contract.ts';
import classes from './Advices.module.css';

interface AdviceListProps {
  pages: InfiniteQueryResult<Advice>;
  empty: ReactNode;
  children: (advice: Advice) => ReactNode;
}

/** Pages of advice, the newest first. */
export function AdviceList({ pages, empty, children }: AdviceListProps) {
  const t = useTexts('advices');
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore } = pages;
  if (isPending) return <Skeleton height={180} radius={8} />;
  if (rows.length === 0) return <Card>{error ? <LoadFailed pages={pages} /> : empty}</Card>;

  return (
    <>
      <ul className={classes['list']}>
        {rows.map((advice) => (
          <li key={advice.id}>{children(advice)}</li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" mt="md" loading={isLoadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
