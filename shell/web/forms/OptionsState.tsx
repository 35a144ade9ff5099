import { Button, Skeleton, Stack } from '@mantine/core';
import type { InfiniteQueryResult } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState, type EmptyStateProps } from '../widgets/EmptyState.tsx';
import { MoreOptions } from './MoreOptions.tsx';

interface OptionsStateProps {
  pages: InfiniteQueryResult<unknown>;
  isSearched: boolean;
  /** Shown when there are no options and nothing was searched for. */
  empty: EmptyStateProps;
}

/** Below a list of options: a button that loads more of them, or the reason why there are none. */
export function OptionsState({ pages, isSearched, empty }: OptionsStateProps) {
  const t = useTexts('shell');
  if (pages.isPending) return <Loading />;
  if (pages.rows.length > 0) return <MoreOptions pages={pages} />;
  if (pages.error) {
    const retry = (
      <Button variant="default" onClick={pages.refetch}>
        {t('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={t('list.loadFailed')} action={retry} />;
  }
  return isSearched ? <EmptyState illustration="search" text={t('list.nothingFound')} /> : <EmptyState {...empty} />;
}

function Loading() {
  return (
    <Stack gap={20} p={16}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={20} width="60%" />
      ))}
    </Stack>
  );
}
