import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column } from '#shell/web/lists/list-props.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Exercise } from '../../contract/exercise.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './list.module.css';

export function useColumns(): Column<Exercise>[] {
  const t = useTexts('exercises');
  const { nameMuscles, nameEquipment } = useTaxonomyLabels();
  return [
    {
      name: 'name',
      header: t('columns.name'),
      width: '38%',
      cell: (exercise) => (
        <span className={classes['named']}>
          <Thumbnail exercise={exercise} />
          <span className={classes['name']}>{exercise.name}</span>
          <ExerciseState exercise={exercise} />
        </span>
      ),
    },
    {
      name: 'muscles',
      header: t('columns.muscles'),
      cell: ({ primaryMuscles, secondaryMuscles }) => (
        <>
          {nameMuscles(primaryMuscles)}
          {secondaryMuscles.length > 0 && (
            <div className={classes['also']}>{t('secondary', { muscles: nameMuscles(secondaryMuscles) })}</div>
          )}
        </>
      ),
    },
    { name: 'equipment', header: t('columns.equipment'), width: '16%', cell: (row) => nameEquipment(row.equipment) },
    { name: 'category', header: t('columns.category'), width: '16%', cell: (row) => t(`categories.${row.category}`) },
  ];
}

/** Nothing for what stands in the library as it always did. */
export function ExerciseState({ exercise: { isOwn, isArchived } }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  if (isArchived) return <StateBadge tone="quiet">{t('archived')}</StateBadge>;
  return isOwn ? <StateBadge tone="fresh">{t('own')}</StateBadge> : null;
}
