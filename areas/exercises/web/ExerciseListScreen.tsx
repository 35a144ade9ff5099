import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Exercise, ExerciseFilters } from '../contract.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import type { Column } from '#shell/web/widgets/list-props.ts';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { ExerciseFilterBar } from './ExerciseFilterBar.tsx';
import { ExerciseRowMenu } from './ExerciseRowMenu.tsx';
import { NoExercises } from './NoExercises.tsx';
import classes from './exercises.module.css';
import { useExercises } from './queries.ts';
import { useTaxonomyWords } from './taxonomy-words.ts';

export function ExerciseListScreen() {
  const t = useTexts('exercises');
  const may = useMay();
  const { nameKind } = useTaxonomyWords();
  const [filters, setFilters] = useFilters(ExerciseFilters);
  const exercises = useExercises(filters);
  const columns = useColumns();
  const count = exercises.first?.total ?? 0;

  return (
    <Screen
      title={t('title')}
      facts={exercises.first ? t('found', { count, total: number(count) }) : '\u00a0'}
      actions={may('create exercises') && <NewExerciseButton />}
    >
      <PagedList
        of={exercises}
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        card={(exercise) => ({
          title: <ExerciseName exercise={exercise} />,
          facts: nameKind(exercise),
          state: exercise.isOwn && <OwnBadge />,
        })}
        rowActions={(exercise) => <ExerciseRowMenu exercise={exercise} />}
        toolbar={
          <ExerciseFilterBar
            filters={filters}
            onChange={setFilters}
            isSimilarOnly={exercises.first?.isSimilarOnly ?? false}
          />
        }
        empty={<NoExercises filters={filters} />}
        isFiltered={!filters.search && Boolean(filters.muscle || filters.equipment)}
      />
    </Screen>
  );
}

function useColumns(): Column<Exercise>[] {
  const t = useTexts('exercises');
  const { nameMuscles, nameEquipment } = useTaxonomyWords();
  return [
    {
      name: 'name',
      head: t('columns.name'),
      width: '38%',
      cell: (exercise) => (
        <span className={classes['named']}>
          <ExerciseName exercise={exercise} />
          {exercise.isOwn && <OwnBadge />}
        </span>
      ),
    },
    {
      name: 'muscles',
      head: t('columns.muscles'),
      cell: ({ primaryMuscles, secondaryMuscles }) => (
        <>
          {nameMuscles(primaryMuscles)}
          {secondaryMuscles.length > 0 && (
            <div className={classes['also']}>{t('secondary', { muscles: nameMuscles(secondaryMuscles) })}</div>
          )}
        </>
      ),
    },
    { name: 'equipment', head: t('columns.equipment'), width: '16%', cell: (row) => nameEquipment(row.equipment) },
    { name: 'category', head: t('columns.category'), width: '16%', cell: (row) => t(`categories.${row.category}`) },
  ];
}

/** The whole row of an own exercise leads to it. */
function ExerciseName({ exercise: { id, name, isOwn } }: { exercise: Exercise }) {
  const may = useMay();
  if (!isOwn || !may('update exercises')) return <span className={classes['name']}>{name}</span>;
  return (
    <Link to="/exercises/$id/edit" params={{ id }} className={`${classes['name']} ${classes['link']}`}>
      {name}
    </Link>
  );
}

function OwnBadge() {
  const t = useTexts('exercises');
  return <StateBadge tone="fresh">{t('own')}</StateBadge>;
}

function NewExerciseButton() {
  const t = useTexts('exercises');
  return (
    <LinkButton to="/exercises/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('new')}
    </LinkButton>
  );
}
