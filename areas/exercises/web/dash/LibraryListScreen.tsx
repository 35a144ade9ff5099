import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Exercise, LibraryFilters } from '../../contract/exercise.ts';
import { libraryRoutes } from '../../contract/library.ts';
import { useExerciseListProps, useTotalText, useTaxonomyFields } from '../list/exercise-list.tsx';
import { useRemovalActions } from '../removal-actions.ts';

/** The library that all accounts share, for super admins. */
export function LibraryListScreen() {
  const t = useTexts('exercises');
  const list = useList({ route: libraryRoutes.list, filters: LibraryFilters, rows: ({ exercises }) => exercises });
  const listProps = useExerciseListProps(list, {
    link: ({ id }) => linkOptions({ to: '/dash/exercises/$id/edit', params: { id } }),
    rowActions: (exercise) => <LibraryMenu exercise={exercise} />,
  });
  const nothing = {
    illustration: 'search',
    text: t(list.filters.archived ? 'dash.noneArchived' : 'dash.none'),
  } as const;

  return (
    <ListScreen
      {...listProps}
      title={t('dash.title')}
      subtitle={useTotalText(list.pages)}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'archived',
          label: t('dash.states'),
          options: [
            { value: undefined, label: t('dash.all') },
            { value: 'yes', label: t('dash.archived') },
          ],
          showsHiddenRows: true,
        },
        ...useTaxonomyFields(),
      ]}
      create={{ label: t('new'), link: linkOptions({ to: '/dash/exercises/create' }) }}
      empty={nothing}
      noResults={nothing}
    />
  );
}

function LibraryMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  return (
    <LazyActionMenu label={t('row.menu', { name: exercise.name })}>
      <LibraryActions exercise={exercise} />
    </LazyActionMenu>
  );
}

function LibraryActions({ exercise }: { exercise: Exercise }) {
  const actions = useRemovalActions(exercise, { routes: libraryRoutes });
  return <ActionItems actions={actions} />;
}
