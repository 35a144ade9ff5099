import { Button } from '@mantine/core';
import type { Pages } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

export function MoreOptions({ of: pages }: { of: Pages<unknown> }) {
  const tShell = useTexts('shell');
  if (!pages.hasMore) return null;
  return (
    <Button variant="subtle" color="gray" fullWidth loading={pages.isLoadingMore} onClick={pages.loadMore}>
      {tShell('list.loadMore')}
    </Button>
  );
}
