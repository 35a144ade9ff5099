import { Button } from '@mantine/core';
import type { InfiniteQueryResult } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';

/** Loads the next page of a list. */
export function LoadMore({ pages: { isLoadingMore, loadMore } }: { pages: InfiniteQueryResult<unknown> }) {
  const t = useTexts('shell');
  return (
    <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
      {t('list.loadMore')}
    </Button>
  );
}
