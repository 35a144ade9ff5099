import { SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { z } from 'zod';
import { LinkButton } from '#shell/web/router/links.tsx';
import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DotsMenu } from '#shell/web/widgets/DotsMenu.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useFilters } from '#shell/web/widgets/filters.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { type Exercise, LibraryFilters } from '../../contract/exercise.ts';
import { libraryRoutes } from '../../contract/library.ts';
import { useExerciseActs } from '../exercise-acts.ts';
import { ExerciseList } from '../list/ExerciseList.tsx';
import { RemovalItems } from '../list/ExerciseRowMenu.tsx';
import { useLibrary } from '../queries.ts';

const Search = LibraryFilters.extend({ view: z.enum(['grid']).optional() });

/** The library all accounts share, in the hands of a super admin. */
export function LibraryListScreen() {
  const t = useTexts('exercises');
  const [filters, setFilters] = useFilters(Search);
  const exercises = useLibrary(filters);
  const count = exercises.first?.total ?? 0;

  return (
    <Screen
      title={t('dash.title')}
      facts={exercises.first ? t('found', { count, total: number(count) }) : '\u00a0'}
      actions={
        <LinkButton to="/dash/exercises/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('new')}
        </LinkButton>
      }
    >
      <ExerciseList
        of={exercises}
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
        empty={<EmptyState drawing="search" text={t(filters.archived ? 'dash.noneArchived' : 'dash.none')} />}
      />
    </Screen>
  );
}

function RowMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const acts = useExerciseActs(exercise, { routes: libraryRoutes });
  return (
    <DotsMenu label={t('row.menu', { name: exercise.name })}>
      <RemovalItems isArchived={exercise.isArchived} {...acts} />
    </DotsMenu>
  );
}
