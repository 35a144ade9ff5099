import { Button } from '@mantine/core';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

export function MoreOptions({ pages }: { pages: InfiniteQueryResult<unknown> }) {
  const tShell = useTexts('shell');
  if (!pages.hasMore) return null;
  return (
    <Button variant="subtle" color="gray" fullWidth loading={pages.isLoadingMore} onClick={pages.loadMore}>
      {tShell('list.loadMore')}
    </Button>
  );
}
