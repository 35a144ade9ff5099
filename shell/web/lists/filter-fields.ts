import type { SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * One field of a filter bar; `name` is the filter of the contract.
 *
 *     { kind: 'search', label: t('search') },
 *     { kind: 'segments', name: 'status', label: t('status'), options: [{ value: undefined, label: t('all') }, …] },
 *     { kind: 'select', name: 'typeId', label: t('type'), placeholder: t('anyType'), options: types },
 *     { kind: 'date', name: 'from', label: t('from'), max: 'until' },
 *     { kind: 'number', name: 'min', label: t('min') },
 *     { kind: 'toggle', name: 'unread', label: t('unread') },
 *     { kind: 'custom', name: 'clientId', render: ({ value, onChange }) => <ClientSelect value={value} onChange={onChange} /> },
 *     { kind: 'sort', options: [{ by: 'name', order: 'asc', label: t('sort.name') }, …] },
 *
 * Search, segments, custom fields and the order are in the bar; the others in the popover of the button "Filtri".
 */
export type FilterField<Filters> =
  | SearchFilter
  | SegmentsFilter<Filters>
  | CustomFilter<Filters>
  | SortFilter
  | PopoverField<Filters>;

/** A field in the popover of the button "Filtri". */
export type PopoverField<Filters> =
  | SelectFilter<Filters>
  | DateFilter<Filters>
  | NumberFilter<Filters>
  | ToggleFilter<Filters>;

interface SearchFilter {
  kind: 'search';
  /** Label and placeholder: "Cerca per nome". */
  label: string;
  /** Milliseconds after the last keystroke; 250 by default. */
  delayMs?: number;
}

interface LabeledField<Filters> {
  name: keyof Filters & string;
  label: string;
}

/** A segmented control; the option without a value is no filter. A filter that is true or not set has the value `true`. */
export interface SegmentsFilter<Filters> extends LabeledField<Filters> {
  kind: 'segments';
  options: readonly { value: string | true | undefined; label: string }[];
  /** Set when an option shows rows that are hidden without a filter, such as archived ones. The bar of an empty list stays. */
  showsHiddenRows?: boolean;
}

export interface SelectFilter<Filters> extends LabeledField<Filters> {
  kind: 'select';
  /** Shown when no option is chosen: "Tutti i tipi". */
  placeholder: string;
  options: NonNullable<SelectProps['data']>;
  /** Explains an empty list of options, which disables the field. */
  help?: string;
}

/** A date without time; `min` and `max` are the name of the filter at the other end of a range. */
export interface DateFilter<Filters> extends LabeledField<Filters> {
  kind: 'date';
  min?: keyof Filters & string;
  max?: keyof Filters & string;
}

/** A number without a sign; disabled until the filter `of`, which it limits, is set. */
export interface NumberFilter<Filters> extends LabeledField<Filters> {
  kind: 'number';
  of?: keyof Filters & string;
  unit?: string;
}

/** A filter that is true or not set. */
export interface ToggleFilter<Filters> extends LabeledField<Filters> {
  kind: 'toggle';
}

export interface CustomFilter<Filters> {
  kind: 'custom';
  name: keyof Filters & string;
  render: (field: { value: string | undefined; onChange: (value: string | undefined) => void }) => ReactNode;
}

/** A select of named orders, each with its default direction. The headers of the table can reverse an order. */
export interface SortFilter {
  kind: 'sort';
  options: readonly { by: string; order: 'asc' | 'desc'; label: string }[];
}

export function isInPopover<Filters>(field: FilterField<Filters>): field is PopoverField<Filters> {
  return field.kind === 'select' || field.kind === 'date' || field.kind === 'number' || field.kind === 'toggle';
}
