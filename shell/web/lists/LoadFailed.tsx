import { Button } from '@mantine/core';
import type { InfiniteQueryResult } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';

/** Shown instead of the rows of a list that could not be loaded: the reason, and a button that tries again. */
export function LoadFailed({ pages: { error, refetch } }: { pages: InfiniteQueryResult<unknown> }) {
  const t = useTexts('shell');
  const retry = (
    <Button variant="default" onClick={refetch}>
      {t('errors.tryAgain')}
    </Button>
  );
  return <EmptyState illustration="lost" text={error?.message || t('list.loadFailed')} action={retry} />;
}
