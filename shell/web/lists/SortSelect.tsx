import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import type { Sorting } from './columns.ts';
import type { SortFilter } from './filter-fields.ts';

interface SortSelectProps {
  options: SortFilter['options'];
  sorting: Sorting;
}

/** The orders of a list by name, for phones, which have no headers. An order set by a header has no name. */
export function SortSelect({ options, sorting: { by, order, onChange } }: SortSelectProps) {
  const t = useTexts('shell');
  const named = options.map((option) => ({ value: option.by, label: option.label }));
  const current = options.find((option) => option.by === by && option.order === order);

  function choose(value: string | null): void {
    const option = options.find((one) => one.by === value);
    if (option) onChange(option.by, option.order);
  }

  return (
    <Select
      aria-label={t('list.sortBy')}
      data={current ? named : [{ value: 'custom', label: t('list.customOrder') }, ...named]}
      value={current?.by ?? 'custom'}
      onChange={choose}
      allowDeselect={false}
      leftSection={<IconArrowsSort size={16} aria-hidden="true" />}
      w={210}
    />
  );
}
