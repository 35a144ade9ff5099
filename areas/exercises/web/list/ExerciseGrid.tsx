import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RowProps } from '#shell/web/lists/columns.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './ExerciseGrid.module.css';
import { ExerciseBadge } from './ExerciseBadge.tsx';

const skeletonCards = [1, 2, 3, 4, 5, 6, 7, 8];

type ExerciseGridProps = Required<Pick<RowProps<Exercise>, 'pages' | 'label' | 'link' | 'rowActions'>>;

/** Exercises as pictures side by side, two in a row on a phone; the whole card is the link. */
export function ExerciseGrid({ pages, label, link, rowActions }: ExerciseGridProps) {
  const { nameKind } = useTaxonomyLabels();

  return (
    <ul className={classes['grid']} aria-label={label} aria-busy={pages.isPending}>
      {pages.isPending && skeletonCards.map((card) => <Skeleton key={card} component="li" height={210} />)}
      {pages.rows.map((exercise) => (
        <li key={exercise.id} className={classes['card']}>
          <Thumbnail exercise={exercise} large />
          <div className={classes['text']}>
            <Link {...link?.(exercise)} className={classes['link']}>
              {exercise.name}
            </Link>
            <div className={classes['subtitle']}>{nameKind(exercise)}</div>
          </div>
          <div className={classes['state']}>
            <ExerciseBadge exercise={exercise} />
          </div>
          <div className={classes['actions']}>{rowActions?.(exercise)}</div>
        </li>
      ))}
    </ul>
  );
}
