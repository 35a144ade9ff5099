import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import type { Sorting } from './columns.ts';
import type { SortFilter } from './filter-fields.ts';

interface SortSelectProps {
  options: SortFilter['options'];
  sorting: Sorting;
}

/**
 * Selects the sort order of a list, for phones, which show no column headers. An order that is not among `options`, set
 * by a column header, is shown as "custom".
 */
export function SortSelect({ options, sorting: { by, order, onChange } }: SortSelectProps) {
  const t = useTexts('shell');
  const namedOptions = options.map((option) => ({ value: option.by, label: option.label }));
  const current = options.find((option) => option.by === by && option.order === order);

  function choose(value: string | null): void {
    const option = options.find((candidate) => candidate.by === value);
    if (option) onChange(option.by, option.order);
  }

  return (
    <Select
      aria-label={t('list.sortBy')}
      data={current ? namedOptions : [{ value: 'custom', label: t('list.customOrder') }, ...namedOptions]}
      value={current?.by ?? 'custom'}
      onChange={choose}
      allowDeselect={false}
      leftSection={<IconArrowsSort size={16} aria-hidden="true" />}
      w={210}
    />
  );
}
