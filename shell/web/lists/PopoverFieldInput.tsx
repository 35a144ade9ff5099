import { Checkbox, TextInput } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { TypedNumberInput } from '../forms/TypedNumberInput.tsx';
import type { DateFilter, NumberFilter, PopoverField, SelectFilter } from './filter-fields.ts';
import type { List } from './use-list.ts';

interface PopoverFieldInputProps<Filters> {
  list: List<unknown, Filters>;
  field: PopoverField<Filters>;
}

/** The input of a filter in the popover of the button "Filtri". */
export function PopoverFieldInput<Filters>({ list, field }: PopoverFieldInputProps<Filters>) {
  const filters = list.filters as Record<string, unknown>;
  const value = filters[field.name];
  const set = (next: unknown) => list.setFilters({ [field.name]: next } as Partial<Filters>);

  switch (field.kind) {
    case 'select':
      return <SelectInput field={field} value={value as string | undefined} onChange={set} />;
    case 'date':
      return <DateInput field={field} filters={filters} onChange={set} />;
    case 'number':
      return <NumberInput field={field} filters={filters} onChange={set} />;
    case 'toggle':
      return (
        <Checkbox
          label={field.label}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked || undefined)}
        />
      );
  }
}

interface SelectInputProps<Filters> {
  field: SelectFilter<Filters>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function SelectInput<Filters>({ field, value, onChange }: SelectInputProps<Filters>) {
  const { label, placeholder, options, help } = field;
  const isEmpty = options.length === 0;
  return (
    <SearchableSelect
      label={label}
      placeholder={placeholder}
      description={isEmpty && help}
      disabled={isEmpty}
      data={options}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      comboboxProps={{ withinPortal: false }}
      clearable
      openOnFocus={false}
      selectFirstOptionOnChange
    />
  );
}

interface DateInputProps<Filters> {
  field: DateFilter<Filters>;
  filters: Record<string, unknown>;
  onChange: (value: string | undefined) => void;
}

function DateInput<Filters>({ field: { label, name, min, max }, filters, onChange }: DateInputProps<Filters>) {
  const dateOf = (filter: string | undefined) => (filter ? (filters[filter] as string | undefined) : undefined);
  return (
    <TextInput
      type="date"
      label={label}
      value={dateOf(name) ?? ''}
      min={dateOf(min)}
      max={dateOf(max)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

interface NumberInputProps<Filters> {
  field: NumberFilter<Filters>;
  filters: Record<string, unknown>;
  onChange: (value: number | undefined) => void;
}

function NumberInput<Filters>({ field: { label, name, of, unit }, filters, onChange }: NumberInputProps<Filters>) {
  const value = filters[name] as number | undefined;
  return (
    <TypedNumberInput
      label={label}
      value={value}
      disabled={of !== undefined && filters[of] === undefined}
      onNumber={(next) => onChange(next ?? undefined)}
      rightSection={unit && <span>{unit}</span>}
      hideControls
    />
  );
}
