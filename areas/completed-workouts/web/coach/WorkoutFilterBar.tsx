import { SegmentedControl, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FilterPopover } from '#shell/web/lists/FilterPopover.tsx';
import { countActiveFilters } from '#shell/web/lists/search-params.ts';

export const WorkoutFilters = z.object({
  unread: z.boolean().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** The drawer to train in person is open. */
  inPerson: z.boolean().optional(),
});
export type WorkoutFilters = z.output<typeof WorkoutFilters>;

interface WorkoutFilterBarProps {
  filters: WorkoutFilters;
  onChange: (change: Partial<WorkoutFilters>) => void;
}

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

export function isFiltered({ unread, from, until }: WorkoutFilters): boolean {
  return countActiveFilters({ unread, from, until }) > 0;
}
