import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramFilters } from '../../contract.ts';

type Sort = Pick<ProgramFilters, 'sortBy' | 'sortOrder'>;
type SortKey = NonNullable<Sort['sortBy']>;

/** The sort orders with their usual direction. The first of each list is its default. */
const directions = {
  templates: { updatedAt: 'desc', title: 'asc', weeks: 'desc', assigned: 'desc' },
  copies: { endsOn: 'desc', startsOn: 'desc', clientName: 'asc', title: 'asc' },
} as const;

interface SortSelectProps extends Sort {
  kind: ProgramFilters['kind'];
  onChange: (change: Sort) => void;
}

/** Select of the sort order; the column headers of the table sort too. */
export function SortSelect({ kind, sortBy, sortOrder, onChange }: SortSelectProps) {
  const t = useTexts('programs');
  const known: Partial<Record<SortKey, 'asc' | 'desc'>> = directions[kind];
  const keys = Object.keys(known) as SortKey[];
  const [own] = keys;
  const by = sortBy ?? own;
  const isCustom = sortOrder !== undefined && by !== undefined && known[by] !== sortOrder;
  const named = keys.map((key) => ({ value: key as string, label: t(`list.sort.${key}`) }));

  function choose(value: string | null): void {
    const key = keys.find((one) => one === value);
    if (key)
      onChange(key === own ? { sortBy: undefined, sortOrder: undefined } : { sortBy: key, sortOrder: known[key] });
  }

  return (
    <Select
      aria-label={t('list.sort.label')}
      data={isCustom ? [{ value: 'custom', label: t('list.sort.custom') }, ...named] : named}
      value={isCustom ? 'custom' : (by ?? null)}
      onChange={choose}
      allowDeselect={false}
      leftSection={<IconArrowsSort size={16} aria-hidden="true" />}
      w={210}
    />
  );
}
