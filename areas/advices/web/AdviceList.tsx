import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
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
  const tShell = useTexts('shell');
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore, refetch } = pages;
  if (isPending) return <Skeleton height={180} radius={8} />;
  if (rows.length === 0)
    return (
      <Card>
        {error ? (
          <EmptyState
            illustration="lost"
            text={error.message || t('failed')}
            action={
              <Button variant="default" onClick={refetch}>
                {tShell('errors.tryAgain')}
              </Button>
            }
          />
        ) : (
          empty
        )}
      </Card>
    );

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
