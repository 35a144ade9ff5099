import { Button, SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';
import { FilterPopover } from './FilterPopover.tsx';
import {
  type FilterField,
  isInPopover,
  type SegmentsFilter,
  type SortFilter,
  type ToggleFilter,
} from './filter-fields.ts';
import { PopoverFieldInput } from './PopoverFieldInput.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useTexts } from '../texts/texts.ts';
import type { List } from './use-list.ts';

export interface FilterBarProps<Filters> {
  list: List<unknown, Filters>;
  fields: readonly FilterField<Filters>[];
  /** Controls at the end of the bar, such as the view of the rows. */
  children?: ReactNode;
}

/** The filter bar of a list, rendered from `fields`. */
export function FilterBar<Filters>({ list, fields, children }: FilterBarProps<Filters>) {
  const inPopover = fields.filter(isInPopover);
  const names = inPopover.map(({ name }) => name);
  const sort = fields.find((field): field is SortFilter => field.kind === 'sort');

  return (
    <>
      {fields.map((field) => (
        <BarField key={'name' in field ? field.name : field.kind} list={list} field={field} />
      ))}
      {inPopover.map((field) => field.kind === 'toggle' && <SetToggle key={field.name} list={list} field={field} />)}
      {(sort || inPopover.length > 0 || children) && (
        <div className={classes['end']}>
          {sort && <SortSelect options={sort.options} sorting={list.sorting} />}
          {inPopover.length > 0 && (
            <FilterPopover count={list.countFilters(names)} onClear={() => list.clearFilters(names)}>
              {inPopover.map((field) => (
                <PopoverFieldInput key={field.name} list={list} field={field} />
              ))}
            </FilterPopover>
          )}
          {children}
        </div>
      )}
    </>
  );
}

function BarField<Filters>({ list, field }: { list: List<unknown, Filters>; field: FilterField<Filters> }) {
  const filters = list.filters as Record<string, unknown>;
  const set = (name: string, value: string | true | undefined) =>
    list.setFilters({ [name]: value } as Partial<Filters>);

  switch (field.kind) {
    case 'search': {
      const search = filters['search'] as string | undefined;
      const { label, delayMs } = field;
      const delay = delayMs !== undefined && { delayMs };
      return <SearchField label={label} value={search} onChange={(text) => set('search', text)} {...delay} />;
    }
    case 'segments':
      return <Segments field={field} value={filters[field.name]} onChange={(value) => set(field.name, value)} />;
    case 'custom': {
      const value = filters[field.name] as string | undefined;
      return field.render({ value, onChange: (next) => set(field.name, next) });
    }
    default:
      return null;
  }
}

/** A toggle of the popover that is set, such as by a link of another page: with its label, and a button that removes it. */
function SetToggle<Filters>({ list, field }: { list: List<unknown, Filters>; field: ToggleFilter<Filters> }) {
  const t = useTexts('shell');
  const { name, label } = field;
  if ((list.filters as Record<string, unknown>)[name] !== true) return null;
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} aria-hidden="true" />}
      aria-label={t('list.removeFilter', { label })}
      onClick={() => list.clearFilters([name as keyof Filters & string])}
    >
      {label}
    </Button>
  );
}

interface SegmentsProps<Filters> {
  field: SegmentsFilter<Filters>;
  value: unknown;
  onChange: (value: string | true | undefined) => void;
}

function Segments<Filters>({ field: { label, options }, value, onChange }: SegmentsProps<Filters>) {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const props = {
    className: classes['segments'] ?? '',
    'aria-label': label,
    value: value ? String(value) : '',
    data: options.map((option) => ({ value: String(option.value ?? ''), label: option.label })),
    onChange: (chosen: string | null) =>
      onChange(options.find((option) => String(option.value ?? '') === (chosen ?? ''))?.value),
  };
  // More than four labels do not fit on one line of a phone.
  return isPhone && options.length > 4 ? <Select {...props} allowDeselect={false} /> : <SegmentedControl {...props} />;
}
