import { Button, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useNoticeboard } from './queries.ts';
import { NoticeCard } from './NoticeCard.tsx';
import classes from './Noticeboard.module.css';

/** `notice`: the one that a notification opens. */
const BoardParams = z.object({ notice: z.uuid().optional() });
export type BoardParams = z.output<typeof BoardParams>;

/** The notices of a client, the newest first. */
export function NoticeboardScreen() {
  const t = useTexts('notices');
  const tShell = useTexts('shell');
  const [{ notice: openedId }] = useSearchParams(BoardParams);
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore, refetch } = useNoticeboard();
  const isMissing = openedId !== undefined && !isPending && !error && !rows.some(({ id }) => id === openedId);
  const loadUntilFound = useEffectEvent(loadMore);

  // Synchronises with the server: an older notice is on a later page.
  useEffect(() => {
    if (isMissing && hasMore && !isLoadingMore) loadUntilFound();
  }, [isMissing, hasMore, isLoadingMore]);

  return (
    <Screen title={t('board.title')} subtitle={t('board.subtitle')} narrow>
      {isPending && <Skeleton height={220} radius={8} />}
      {!isPending && rows.length === 0 && (
        <Card>
          {error ? (
            <EmptyState
              illustration="lost"
              text={error.message || tShell('list.loadFailed')}
              action={
                <Button variant="default" onClick={refetch}>
                  {tShell('errors.tryAgain')}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t('board.empty')} />
          )}
        </Card>
      )}
      {isMissing && !hasMore && (
        <Banner tone="plain" role="status">
          {t('board.gone')}
        </Banner>
      )}
      <ul className={classes['list']}>
        {rows.map((notice) => (
          <li
            key={notice.id}
            data-opened={notice.id === openedId}
            ref={notice.id === openedId ? scrollIntoView : undefined}
          >
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          {t('board.more')}
        </Button>
      )}
    </Screen>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
