import { SegmentedControl, Select } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Category, Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FilterPopover } from '#shell/web/lists/FilterPopover.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './list.module.css';

export interface ListFilters {
  search?: string | undefined;
  muscle?: Muscle | undefined;
  equipment?: Equipment | undefined;
  category?: Category | undefined;
  view?: 'grid' | undefined;
}

interface ExerciseFilterBarProps {
  filters: ListFilters;
  onChange: (change: ListFilters) => void;
  isSimilarOnly: boolean;
  /** Whose, or in which state: what this list tells apart. */
  children: ReactNode;
}

/** Search first, then whose, then the rest and how it is shown. Says so when nothing is called as it was typed. */
export function ExerciseFilterBar({ filters, onChange, isSimilarOnly, children }: ExerciseFilterBarProps) {
  const t = useTexts('exercises');
  const { search } = filters;

  return (
    <>
      <SearchField value={search} label={t('search')} onChange={(words) => onChange({ search: words })} />
      {children}
      <div className={classes['last']}>
        <KindFilters filters={filters} onChange={onChange} />
        <SegmentedControl
          aria-label={t('view.label')}
          value={filters.view ?? 'list'}
          onChange={(value) => onChange({ view: value === 'grid' ? 'grid' : undefined })}
          data={[
            { value: 'list', label: <IconLayoutList size={18} role="img" aria-label={t('view.list')} /> },
            { value: 'grid', label: <IconLayoutGrid size={18} role="img" aria-label={t('view.grid')} /> },
          ]}
        />
      </div>
      <p className={classes['similar']} role="status">
        {isSimilarOnly && search && t('similar', { search })}
      </p>
    </>
  );
}

function KindFilters({ filters, onChange }: Pick<ExerciseFilterBarProps, 'filters' | 'onChange'>) {
  const t = useTexts('exercises');
  const words = useTaxonomyLabels();
  const { muscle, equipment, category } = filters;
  const shared = {
    comboboxProps: { withinPortal: false },
    clearable: true,
    searchable: true,
    selectFirstOptionOnChange: true,
  };

  return (
    <FilterPopover
      count={[muscle, equipment, category].filter(Boolean).length}
      onClear={() => onChange({ muscle: undefined, equipment: undefined, category: undefined })}
    >
      <Select
        label={t('filters.muscle')}
        placeholder={t('filters.anyMuscle')}
        data={words.muscleChoices}
        value={muscle ?? null}
        onChange={(value) => onChange({ muscle: value ?? undefined })}
        {...shared}
      />
      <Select
        label={t('filters.equipment')}
        placeholder={t('filters.anyEquipment')}
        data={words.equipmentChoices}
        value={equipment ?? null}
        onChange={(value) => onChange({ equipment: value ?? undefined })}
        {...shared}
      />
      <Select
        label={t('filters.category')}
        placeholder={t('filters.anyCategory')}
        data={words.categoryChoices}
        value={category ?? null}
        onChange={(value) => onChange({ category: value ?? undefined })}
        {...shared}
      />
    </FilterPopover>
  );
}
