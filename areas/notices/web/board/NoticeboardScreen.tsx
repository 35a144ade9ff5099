import { Button, Skeleton } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useNoticeboard } from './queries.ts';
import { NoticeCard } from './NoticeCard.tsx';
import classes from './Noticeboard.module.css';

/** The notices of a client, the newest first. */
export function NoticeboardScreen() {
  const t = useTexts('notices');
  const tShell = useTexts('shell');
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore, refetch } = useNoticeboard();

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
      <ul className={classes['list']}>
        {rows.map((notice) => (
          <li key={notice.id}>
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
