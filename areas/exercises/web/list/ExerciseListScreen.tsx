import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { exerciseRoutes } from '../../contract.ts';
import { ExerciseFilters } from '../../contract/exercise.ts';
import { useHidesLibrary } from '../queries.ts';
import { ExerciseMenu } from './ExerciseMenu.tsx';
import { useExerciseListProps, useFoundText, useTaxonomyFields } from './exercise-list.tsx';
import { useNoExercises } from './no-exercises.tsx';

/** Own exercises and the library, as far as the account shows it. */
export function ExerciseListScreen() {
  const t = useTexts('exercises');
  const list = useList({ route: exerciseRoutes.list, filters: ExerciseFilters, rows: ({ exercises }) => exercises });
  const { search, owner } = list.filters;
  const nothing = useNoExercises({ search, owner });
  const listProps = useExerciseListProps(list, {
    link: ({ id }) => linkOptions({ to: '/exercises/$id/edit', params: { id } }),
    rowActions: (exercise) => <ExerciseMenu exercise={exercise} />,
  });

  return (
    <ListScreen
      {...listProps}
      title={t('title')}
      subtitle={useFoundText(list.pages)}
      fields={[
        { kind: 'search', label: t('search') },
        { kind: 'segments', name: 'owner', label: t('owners.label'), options: useOwnerOptions() },
        ...useTaxonomyFields(),
      ]}
      create={{
        label: t('new'),
        permission: 'create exercises',
        link: linkOptions({ to: '/exercises/create' }),
      }}
      empty={nothing}
      noResults={search || owner ? nothing : undefined}
    />
  );
}

/** Whose exercises. The first choice needs no filter; a hidden library cannot be chosen. */
function useOwnerOptions() {
  const t = useTexts('exercises');
  const hidesLibrary = useHidesLibrary();
  const owners = hidesLibrary ? (['own', 'archived'] as const) : (['all', 'own', 'system', 'archived'] as const);
  return owners.map((owner, index) => ({ value: index === 0 ? undefined : owner, label: t(`owners.${owner}`) }));
}
