import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { exerciseRoutes } from '../../contract.ts';
import { ExerciseFilters } from '../../contract/exercise.ts';
import { useHidesLibrary } from '../queries.ts';
import { ExerciseMenu } from './ExerciseMenu.tsx';
import { useExerciseListProps, useTotalText, useTaxonomyFields } from './exercise-list.tsx';
import { useNoExercises } from './no-exercises.tsx';

/** Lists own exercises and, unless the account hides it, the library. */
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
      subtitle={useTotalText(list.pages)}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'owner',
          label: t('owners.label'),
          options: useOwnerOptions(),
          showsHiddenRows: true,
        },
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

/** Options of the owner filter. The first one means no filter; the library is left out when the account hides it. */
function useOwnerOptions() {
  const t = useTexts('exercises');
  const hidesLibrary = useHidesLibrary();
  const owners = hidesLibrary ? (['own', 'archived'] as const) : (['all', 'own', 'system', 'archived'] as const);
  return owners.map((owner, index) => ({ value: index === 0 ? undefined : owner, label: t(`owners.${owner}`) }));
}
