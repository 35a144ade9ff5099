import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ClientFilters, clientSorts } from '../../contract.ts';

type Sort = Pick<ClientFilters, 'sortBy' | 'sortOrder'>;

/** The direction one means when one names the order: newest first, the next to expire first. */
const directions = { name: 'asc', createdAt: 'desc', lastWorkoutAt: 'desc', subscriptionEnd: 'asc' } as const;

interface SortSelectProps {
  by: Sort['sortBy'];
  order: Sort['sortOrder'];
  onChange: (change: Sort) => void;
}

/** Says the four orders in words; the heads of the table sort too. */
export function SortSelect({ by = 'name', order = 'asc', onChange }: SortSelectProps) {
  const t = useTexts('clients');
  const isCustom = directions[by] !== order;
  const named = clientSorts.map((sort) => ({ value: sort as string, label: t(`sort.${sort}`) }));

  function choose(value: string | null) {
    const sortBy = clientSorts.find((sort) => sort === value);
    if (!sortBy) return;
    onChange(
      sortBy === 'name' ? { sortBy: undefined, sortOrder: undefined } : { sortBy, sortOrder: directions[sortBy] },
    );
  }

  return (
    <Select
      aria-label={t('sort.label')}
      data={isCustom ? [{ value: 'custom', label: t('sort.custom') }, ...named] : named}
      value={isCustom ? 'custom' : by}
      onChange={choose}
      allowDeselect={false}
      leftSection={<IconArrowsSort size={16} aria-hidden="true" />}
      w={210}
    />
  );
}
