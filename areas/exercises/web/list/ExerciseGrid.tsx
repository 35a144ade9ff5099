import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PagedListProps } from '#shell/web/lists/list-props.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import classes from './ExerciseGrid.module.css';

const expected = [1, 2, 3, 4, 5, 6, 7, 8];

/** Pictures side by side, two on a phone; the whole card is the link. */
export function ExerciseGrid({ pages, label, card, link, rowActions, rowKey, toolbar }: PagedListProps<Exercise>) {
  const t = useTexts('shell');

  return (
    <div className={classes['sheet']} aria-busy={pages.isPlaceholderData}>
      <div className={classes['toolbar']}>{toolbar}</div>
      <ul className={classes['grid']} aria-label={label} aria-busy={pages.isPending}>
        {pages.isPending && expected.map((place) => <Skeleton key={place} component="li" height={210} />)}
        {pages.rows.map((exercise) => {
          const { title, subtitle, state } = card(exercise);
          return (
            <li key={rowKey(exercise)} className={classes['card']}>
              <Thumbnail exercise={exercise} large />
              <div className={classes['words']}>
                <Link {...link?.(exercise)} className={classes['link']}>
                  {title}
                </Link>
                <div className={classes['facts']}>{subtitle}</div>
              </div>
              <div className={classes['state']}>{state}</div>
              <div className={classes['acts']}>{rowActions?.(exercise)}</div>
            </li>
          );
        })}
      </ul>
      {pages.hasMore && (
        <div className={classes['more']}>
          <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
            {t('list.loadMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
