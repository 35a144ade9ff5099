import { Button, Skeleton, Text } from '@mantine/core';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { accessKinds } from '../contract/access-kinds.ts';
import type { Access } from '../contract.ts';
import classes from './AccessList.module.css';

/** Who opened the record of a client, newest first. */
export function AccessList({ pages }: { pages: InfiniteQueryResult<Access> }) {
  const t = useTexts('collaborators');
  if (pages.isPending) return <Skeleton height={120} />;
  if (pages.rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {pages.error?.message || t('accesses.empty')}
      </Text>
    );

  return (
    <>
      <ul className={classes['rows']}>
        {pages.rows.map(({ name, hour, isAsClient, kinds }) => (
          <li key={`${name} ${hour} ${isAsClient}`}>
            <span>
              {name}
              {isAsClient && <span className={classes['note']}>{` · ${t('accesses.asClient')}`}</span>}
              <span className={classes['kinds']}>
                {kinds
                  .toSorted((one, other) => accessKinds.indexOf(one) - accessKinds.indexOf(other))
                  .map((kind) => t(`accesses.kinds.${kind}`))
                  .join(', ')}
              </span>
            </span>
            <time dateTime={hour}>{`${formatDate(hour)}, ${formatTime(hour)}`}</time>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button variant="default" size="compact-sm" mt="sm" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('accesses.more')}
        </Button>
      )}
    </>
  );
}
