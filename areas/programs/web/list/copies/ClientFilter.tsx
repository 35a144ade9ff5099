import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useAsk } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

const pauseMs = 250;

interface ClientFilterProps {
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
}

/** One client, found by typing; the server searches. */
export function ClientFilter({ value, onChange }: ClientFilterProps) {
  const t = useTexts('programs');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, pauseMs);
  const name = useClientName(value);
  const found = useAsk(clientRoutes.forSelect, search && search !== name ? { search } : {});
  const options = (found.data?.clients ?? []).map((client) => ({ value: client.id, label: client.name }));
  const isMissing = value !== undefined && name !== undefined && !options.some((option) => option.value === value);

  return (
    <Select
      aria-label={t('list.client')}
      placeholder={t('list.allClients')}
      value={value ?? null}
      data={isMissing ? [{ value, label: name }, ...options] : options}
      filter={({ options: all }) => all}
      searchable
      data-no-focus
      clearable
      clearButtonProps={{ 'aria-label': t('list.clearClient') }}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage={found.isPending ? undefined : t('list.nobody')}
      rightSection={found.isFetching && typed ? <Loader size={16} /> : undefined}
      maxDropdownHeight={320}
      style={{ flex: '1 1 160px', maxWidth: 240 }}
    />
  );
}

/** An address may name a client the first fifty do not hold. */
function useClientName(id: string | undefined): string | undefined {
  const client = useAsk(clientRoutes.detail, { id: id ?? '' }, { enabled: id !== undefined, meta: { quiet: true } });
  return id === undefined ? undefined : client.data?.client.name;
}
