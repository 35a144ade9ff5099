import { SegmentedControl, TextInput } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FilterPopover } from '#shell/web/lists/FilterPopover.tsx';
import { countActiveFilters } from '#shell/web/lists/search-params.ts';
import type { WorkoutFilters } from './filters.ts';

interface WorkoutFilterBarProps {
  filters: WorkoutFilters;
  onChange: (change: Partial<WorkoutFilters>) => void;
}

/** Those with something to read, and the stretch of days. */
export function WorkoutFilterBar({ filters, onChange }: WorkoutFilterBarProps) {
  const t = useTexts('completed-workouts');
  const { unread, from, until } = filters;

  return (
    <>
      <SegmentedControl
        aria-label={t('list.comments')}
        value={unread ? 'unread' : 'all'}
        data={[
          { value: 'all', label: t('list.all') },
          { value: 'unread', label: t('list.unread') },
        ]}
        onChange={(value) => onChange({ unread: value === 'unread' ? true : undefined })}
      />
      <FilterPopover
        count={countActiveFilters({ from, until })}
        onClear={() => onChange({ from: undefined, until: undefined })}
      >
        <DayField label={t('fields.from')} value={from} max={until} onChange={(day) => onChange({ from: day })} />
        <DayField label={t('fields.until')} value={until} min={from} onChange={(day) => onChange({ until: day })} />
      </FilterPopover>
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange, ...ends }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value ?? ''}
      {...ends}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

/** Whether what is shown is narrowed, by the client too. */
export function isNarrowed({ unread, from, until }: WorkoutFilters): boolean {
  return countActiveFilters({ unread, from, until }) > 0;
}
