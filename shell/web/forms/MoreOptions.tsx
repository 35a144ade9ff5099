import { Button } from '@mantine/core';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Loads the next page of options. */
export function MoreOptions({ pages }: { pages: InfiniteQueryResult<unknown> }) {
  const t = useTexts('shell');
  if (!pages.hasMore) return null;
  return (
    <Button variant="subtle" color="gray" fullWidth loading={pages.isLoadingMore} onClick={pages.loadMore}>
      {t('list.loadMore')}
    </Button>
  );
}
