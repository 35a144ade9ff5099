import { Select, SegmentedControl } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { countActiveFilters } from '#shell/web/lists/search-params.ts';
import { FilterPopover } from '#shell/web/lists/FilterPopover.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { type ClientFilters, clientStatuses } from '../../contract.ts';
import { useClientTypes } from '../queries.ts';
import classes from './ClientToolbar.module.css';
import { SortSelect } from './SortSelect.tsx';

interface ClientToolbarProps {
  filters: ClientFilters;
  team: readonly { id: string; name: string }[];
  onChange: (change: Partial<ClientFilters>) => void;
}

export function ClientToolbar({ filters, team, onChange }: ClientToolbarProps) {
  const t = useTexts('clients');
  const states = ['all', 'active', 'unregistered', 'inactive'] as const;

  return (
    <>
      <SearchField value={filters.search} label={t('search')} onChange={(search) => onChange({ search })} />
      <SegmentedControl
        aria-label={t('state.label')}
        className={classes['states']}
        value={filters.status ?? 'all'}
        data={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(value) => onChange({ status: clientStatuses.find((status) => status === value) })}
      />
      <div className={classes['end']}>
        <SortSelect by={filters.sortBy} order={filters.sortOrder} onChange={onChange} />
        <MoreFilters filters={filters} team={team} onChange={onChange} />
      </div>
    </>
  );
}

function MoreFilters({ filters, team, onChange }: ClientToolbarProps) {
  const t = useTexts('clients');
  const types = useClientTypes() ?? [];

  return (
    <FilterPopover
      count={countActiveFilters(filters, ['search', 'status', 'page', 'sortBy', 'sortOrder'])}
      onClear={() => onChange({ selectedType: undefined, collaboratorId: undefined })}
    >
      <Select
        label={t('filter.type')}
        description={types.length === 0 && t('filter.noTypes')}
        disabled={types.length === 0}
        placeholder={t('filter.anyType')}
        data={types.map(optionOf)}
        value={filters.selectedType ?? null}
        onChange={(selectedType) => onChange({ selectedType: selectedType ?? undefined })}
        comboboxProps={{ withinPortal: false }}
        clearable
      />
      {team.length > 0 && (
        <Select
          label={t('filter.collaborator')}
          placeholder={t('filter.anyCollaborator')}
          data={team.map(optionOf)}
          value={filters.collaboratorId ?? null}
          onChange={(collaboratorId) => onChange({ collaboratorId: collaboratorId ?? undefined })}
          comboboxProps={{ withinPortal: false }}
          clearable
        />
      )}
    </FilterPopover>
  );
}

function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}
