import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../contract.ts';

const pauseMs = 250;

interface ClientSelectProps {
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
  maxWidth?: number;
  /** What stands there while nobody is chosen, where that does not mean everybody. */
  placeholder?: string;
}

/** One client, found by typing. The server searches, so a studio of a thousand is no different from one of ten. */
export function ClientSelect({ value, onChange, maxWidth = 240, placeholder }: ClientSelectProps) {
  const t = useTexts('clients');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, pauseMs);
  const name = useClientName(value);
  const found = useApiQuery(clientRoutes.forSelect, search && search !== name ? { search } : {});
  const options = (found.data?.clients ?? []).map((client) => ({ value: client.id, label: client.name }));
  const isMissing = value !== undefined && name !== undefined && !options.some((option) => option.value === value);

  return (
    <Select
      aria-label={t('select.label')}
      placeholder={placeholder ?? t('select.all')}
      value={value ?? null}
      data={isMissing ? [{ value, label: name }, ...options] : options}
      filter={({ options: all }) => all}
      searchable
      data-no-focus
      clearable
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage={found.isPending ? undefined : t('select.nobody')}
      rightSection={found.isFetching && typed ? <Loader size={16} /> : undefined}
      maxDropdownHeight={320}
      style={{ flex: `1 1 ${(maxWidth * 2) / 3}px`, maxWidth }}
    />
  );
}

/** An address may name a client the first fifty do not hold. */
function useClientName(id: string | undefined): string | undefined {
  const client = useApiQuery(
    clientRoutes.detail,
    { id: id ?? '' },
    { enabled: id !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
  return id === undefined ? undefined : client.data?.client.name;
}
