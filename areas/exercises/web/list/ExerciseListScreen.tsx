import { SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { z } from 'zod';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ExerciseFilters } from '../../contract/exercise.ts';
import { useExercises, useHidesLibrary } from '../queries.ts';
import { ExerciseList } from './ExerciseList.tsx';
import { ExerciseRowMenu } from './ExerciseRowMenu.tsx';
import { NoExercises } from './NoExercises.tsx';

const Search = ExerciseFilters.extend({ view: z.enum(['grid']).optional() });

type Owner = ExerciseFilters['owner'];

export function ExerciseListScreen() {
  const t = useTexts('exercises');
  const may = useMay();
  const [filters, setFilters] = useSearchParams(Search);
  const exercises = useExercises(filters);
  const count = exercises.firstPage?.total ?? 0;

  return (
    <Screen
      title={t('title')}
      subtitle={exercises.firstPage ? t('found', { count, total: formatNumber(count) }) : '\u00a0'}
      actions={may('create exercises') && <NewExerciseButton />}
    >
      <ExerciseList
        pages={exercises}
        filters={filters}
        onChange={setFilters}
        choice={<OwnerChoice owner={filters.owner} onChange={(owner) => setFilters({ owner })} />}
        link={({ id }) => linkOptions({ to: '/exercises/$id/edit', params: { id } })}
        rowActions={(exercise) => <ExerciseRowMenu exercise={exercise} />}
        empty={<NoExercises filters={filters} />}
      />
    </Screen>
  );
}

/** A library that is hidden cannot be chosen. */
function OwnerChoice({ owner, onChange }: { owner: Owner; onChange: (owner: Owner) => void }) {
  const t = useTexts('exercises');
  const hidesLibrary = useHidesLibrary();
  const owners = (['all', 'own', 'system', 'archived'] as const).filter(
    (value) => !hidesLibrary || value === 'own' || value === 'archived',
  );

  return (
    <SegmentedControl
      aria-label={t('owners.label')}
      value={owner ?? owners[0] ?? 'all'}
      onChange={(value) => onChange(value === owners[0] ? undefined : (value as Owner))}
      data={owners.map((value) => ({ value, label: t(`owners.${value}`) }))}
    />
  );
}

function NewExerciseButton() {
  const t = useTexts('exercises');
  return (
    <LinkButton to="/exercises/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('new')}
    </LinkButton>
  );
}
