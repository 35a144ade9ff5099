import { SegmentedControl, Select } from '@mantine/core';
import type { ExerciseFilters } from '../contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FilterPopover } from '#shell/web/widgets/FilterPopover.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import classes from './exercises.module.css';
import { useTaxonomyWords } from './taxonomy-words.ts';

interface ExerciseFilterBarProps {
  filters: ExerciseFilters;
  onChange: (change: Partial<ExerciseFilters>) => void;
  isSimilarOnly: boolean;
}

/** Search first, then whose, then muscle and equipment. Says so when nothing is called as it was typed. */
export function ExerciseFilterBar({ filters, onChange, isSimilarOnly }: ExerciseFilterBarProps) {
  const t = useTexts('exercises');
  const { muscleChoices, equipmentChoices } = useTaxonomyWords();
  const { search, muscle, equipment, owner } = filters;
  const inside = { withinPortal: false };

  return (
    <>
      <SearchField value={search} label={t('search')} onChange={(words) => onChange({ search: words })} />
      <SegmentedControl
        aria-label={t('owners.label')}
        value={owner ?? 'all'}
        onChange={(value) => onChange({ owner: value === 'all' ? undefined : (value as 'own' | 'system') })}
        data={(['all', 'own', 'system'] as const).map((value) => ({ value, label: t(`owners.${value}`) }))}
      />
      <div className={classes['last']}>
        <FilterPopover
          count={[muscle, equipment].filter(Boolean).length}
          onClear={() => onChange({ muscle: undefined, equipment: undefined })}
        >
          <Select
            label={t('filters.muscle')}
            placeholder={t('filters.anyMuscle')}
            data={muscleChoices}
            value={muscle ?? null}
            onChange={(value) => onChange({ muscle: value ?? undefined })}
            comboboxProps={inside}
            clearable
            searchable
          />
          <Select
            label={t('filters.equipment')}
            placeholder={t('filters.anyEquipment')}
            data={equipmentChoices}
            value={equipment ?? null}
            onChange={(value) => onChange({ equipment: value ?? undefined })}
            comboboxProps={inside}
            clearable
            searchable
          />
        </FilterPopover>
      </div>
      <p className={classes['similar']} role="status">
        {isSimilarOnly && search && t('similar', { search })}
      </p>
    </>
  );
}
