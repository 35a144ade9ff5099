import { SegmentedControl, Select } from '@mantine/core';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { copyStates } from '#areas/assignments/contract.ts';
import type { ProgramFilters } from '../../../contract.ts';
import { SortSelect } from '../SortSelect.tsx';
import classes from './CopyToolbar.module.css';

interface CopyToolbarProps {
  filters: ProgramFilters;
  onChange: (change: Partial<ProgramFilters>) => void;
}

/** Search and state of the copies. */
export function CopyToolbar({ filters, onChange }: CopyToolbarProps) {
  const t = useTexts('programs');
  const texts = useTexts('assignments');
  const states = ['all', ...copyStates] as const;
  const options = states.map((value) => ({
    value,
    label: value === 'all' ? t('list.allStates') : texts(`states.${value}`),
  }));
  const choose = (value: string | null) => onChange({ state: copyStates.find((state) => state === value) });

  return (
    <>
      <SearchField label={t('list.searchCopies')} value={filters.search} onChange={(search) => onChange({ search })} />
      <SegmentedControl
        className={classes['wide']}
        aria-label={t('list.state')}
        value={filters.state ?? 'all'}
        data={options}
        onChange={choose}
      />
      <Select
        className={classes['narrow']}
        aria-label={t('list.state')}
        value={filters.state ?? 'all'}
        data={options}
        allowDeselect={false}
        onChange={choose}
      />
      <ClientSelect value={filters.clientId} onChange={(clientId) => onChange({ clientId })} />
      <SortSelect {...filters} kind="copies" onChange={onChange} />
    </>
  );
}
