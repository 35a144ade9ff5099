import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import type { Exercise } from '../../contract/exercise.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import { ExerciseState, useColumns } from './columns.tsx';
import { ExerciseFilterBar, type ListFilters } from './ExerciseFilterBar.tsx';
import { ExerciseGrid } from './ExerciseGrid.tsx';

export interface ExerciseListProps {
  pages: InfiniteQueryResult<Exercise, { isSimilarOnly: boolean }>;
  filters: ListFilters;
  onChange: (change: ListFilters) => void;
  /** Whose, or in which state. */
  choice: ReactNode;
  link: (exercise: Exercise) => LinkProps;
  rowActions: (exercise: Exercise) => ReactNode;
  empty: ReactNode;
}

/** Exercises as rows, or as pictures side by side. */
export function ExerciseList({ pages, filters, onChange, choice, link, rowActions, empty }: ExerciseListProps) {
  const t = useTexts('exercises');
  const { nameKind } = useTaxonomyLabels();
  const columns = useColumns();
  const { search, muscle, equipment, category, view } = filters;
  const shared = {
    pages,
    label: t('title'),
    columns,
    link,
    rowActions,
    empty,
    rowKey: ({ id }: Exercise) => id,
    toolbar: (
      <ExerciseFilterBar filters={filters} onChange={onChange} isSimilarOnly={pages.firstPage?.isSimilarOnly ?? false}>
        {choice}
      </ExerciseFilterBar>
    ),
    isFiltered: !search && Boolean(muscle || equipment || category),
    card: (exercise: Exercise) => ({
      title: exercise.name,
      facts: nameKind(exercise),
      state: <ExerciseState exercise={exercise} />,
      picture: <Thumbnail exercise={exercise} />,
    }),
  };

  const hasNothing = !pages.isPending && pages.rows.length === 0;
  return view === 'grid' && !hasNothing ? <ExerciseGrid {...shared} /> : <PagedList {...shared} />;
}
