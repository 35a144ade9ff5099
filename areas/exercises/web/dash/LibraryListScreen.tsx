import { SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { z } from 'zod';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu } from '#shell/web/widgets/OverflowMenu.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { type Exercise, LibraryFilters } from '../../contract/exercise.ts';
import { libraryRoutes } from '../../contract/library.ts';
import { useExerciseActions } from '../exercise-acts.ts';
import { ExerciseList } from '../list/ExerciseList.tsx';
import { RemovalItems } from '../list/ExerciseRowMenu.tsx';
import { useLibrary } from '../queries.ts';

const Search = LibraryFilters.extend({ view: z.enum(['grid']).optional() });

/** The library all accounts share, in the hands of a super admin. */
export function LibraryListScreen() {
  const t = useTexts('exercises');
  const [filters, setFilters] = useSearchParams(Search);
  const exercises = useLibrary(filters);
  const count = exercises.firstPage?.total ?? 0;

  return (
    <Screen
      title={t('dash.title')}
      subtitle={exercises.firstPage ? t('found', { count, total: formatNumber(count) }) : '\u00a0'}
      actions={
        <LinkButton to="/dash/exercises/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('new')}
        </LinkButton>
      }
    >
      <ExerciseList
        pages={exercises}
        filters={filters}
        onChange={setFilters}
        choice={
          <SegmentedControl
            aria-label={t('dash.states')}
            value={filters.archived ? 'archived' : 'all'}
            onChange={(value) => setFilters({ archived: value === 'archived' ? 'yes' : undefined })}
            data={(['all', 'archived'] as const).map((value) => ({ value, label: t(`dash.${value}`) }))}
          />
        }
        link={({ id }) => linkOptions({ to: '/dash/exercises/$id/edit', params: { id } })}
        rowActions={(exercise) => <RowMenu exercise={exercise} />}
        empty={<EmptyState illustration="search" text={t(filters.archived ? 'dash.noneArchived' : 'dash.none')} />}
      />
    </Screen>
  );
}

function RowMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const acts = useExerciseActions(exercise, { routes: libraryRoutes });
  return (
    <OverflowMenu label={t('row.menu', { name: exercise.name })}>
      <RemovalItems isArchived={exercise.isArchived} {...acts} />
    </OverflowMenu>
  );
}
