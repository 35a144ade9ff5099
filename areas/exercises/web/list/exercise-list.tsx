import { SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { z } from 'zod';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { Column, RowProps } from '#shell/web/lists/columns.ts';
import type { PopoverField } from '#shell/web/lists/filter-fields.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import type { List } from '#shell/web/lists/use-list.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Exercise, ExerciseFilters } from '../../contract/exercise.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import { ExerciseBadge } from './ExerciseBadge.tsx';
import { ExerciseGrid } from './ExerciseGrid.tsx';
import classes from './list.module.css';

type ExerciseResponse = { total: number; isSimilarOnly: boolean };
type TaxonomyFilters = Pick<ExerciseFilters, 'search' | 'muscle' | 'equipment' | 'category'>;

/** Props that the lists of own exercises and of the library share: columns, filters, table or grid. */
export function useExerciseListProps<F extends TaxonomyFilters>(
  list: List<Exercise, F, ExerciseResponse>,
  row: Required<Pick<RowProps<Exercise>, 'link' | 'rowActions'>>,
) {
  const t = useTexts('exercises');
  const [{ view }, setParams] = useSearchParams(View);
  const { pages, filters } = list;

  return {
    ...row,
    list,
    columns: useColumns(),
    picture: (exercise: Exercise) => <Thumbnail exercise={exercise} />,
    body: view === 'grid' && <ExerciseGrid pages={pages} label={t('title')} {...row} />,
    barEnd: <ViewSwitch view={view} onChange={(next) => setParams({ view: next })} />,
    notice: pages.firstPage?.isSimilarOnly && filters.search && t('similar', { search: filters.search }),
  };
}

/** Search param in addition to the filters: shows the list as a table or as a grid. */
const View = z.object({ view: z.enum(['grid']).optional() });

export function useTaxonomyFields(): PopoverField<TaxonomyFilters>[] {
  const t = useTexts('exercises');
  const { muscleChoices, equipmentChoices, categoryChoices } = useTaxonomyLabels();
  return [
    {
      kind: 'select',
      name: 'muscle',
      label: t('filters.muscle'),
      placeholder: t('filters.anyMuscle'),
      options: muscleChoices,
    },
    {
      kind: 'select',
      name: 'equipment',
      label: t('filters.equipment'),
      placeholder: t('filters.anyEquipment'),
      options: equipmentChoices,
    },
    {
      kind: 'select',
      name: 'category',
      label: t('filters.category'),
      placeholder: t('filters.anyCategory'),
      options: categoryChoices,
    },
  ];
}

/** The total number of exercises as text: `1.480 esercizi`. */
export function useTotalText({ firstPage }: InfiniteQueryResult<Exercise, ExerciseResponse>): string {
  const t = useTexts('exercises');
  return firstPage ? t('found', { count: firstPage.total, total: formatNumber(firstPage.total) }) : '\u00a0';
}

function useColumns(): Column<Exercise>[] {
  const t = useTexts('exercises');
  const { nameMuscles, nameEquipment } = useTaxonomyLabels();
  return [
    {
      name: 'name',
      header: t('columns.name'),
      width: '38%',
      card: 'title',
      cell: (exercise) => (
        <span className={classes['name']}>
          {exercise.name}
          <ExerciseBadge exercise={exercise} />
        </span>
      ),
    },
    {
      name: 'muscles',
      header: t('columns.muscles'),
      card: 'subtitle',
      cell: ({ primaryMuscles }) => nameMuscles(primaryMuscles),
      detail: ({ secondaryMuscles: secondary }) =>
        secondary.length > 0 && t('secondary', { muscles: nameMuscles(secondary) }),
    },
    {
      name: 'equipment',
      header: t('columns.equipment'),
      width: '16%',
      card: 'subtitle',
      cell: ({ equipment }) => nameEquipment(equipment),
    },
    {
      name: 'category',
      header: t('columns.category'),
      width: '16%',
      cell: ({ category }) => t(`categories.${category}`),
    },
  ];
}

interface ViewSwitchProps {
  view: 'grid' | undefined;
  onChange: (view: 'grid' | undefined) => void;
}

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useTexts('exercises');
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      className={classes['view']}
      value={view ?? 'list'}
      onChange={(value) => onChange(value === 'grid' ? 'grid' : undefined)}
      data={[
        { value: 'list', label: <IconLayoutList size={18} role="img" aria-label={t('view.list')} /> },
        { value: 'grid', label: <IconLayoutGrid size={18} role="img" aria-label={t('view.grid')} /> },
      ]}
    />
  );
}
