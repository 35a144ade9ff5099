import { Loader, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { useClientSearch } from './use-client-search.ts';

const delayMs = 250;

interface ClientSelectProps {
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
  maxWidth?: number;
  /** Shown while nobody is chosen, where that does not mean everybody. */
  placeholder?: string;
}

/** Selects one client, found by typing: a filter, or a field of a form. */
export function ClientSelect({ value, onChange, maxWidth = 240, placeholder }: ClientSelectProps) {
  const t = useTexts('clients');
  const [text, setText] = useState('');
  const name = useClientName(value);
  const { clients, setSearch } = useClientSearch(clientRoutes.forSelect, {});
  // The field holds the name of the chosen client, which is no search.
  const searchSoon = useDebouncedCallback((typed: string) => setSearch(typed === name ? undefined : typed), delayMs);
  const options = clients.rows.map((client) => ({ value: client.id, label: client.name }));
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
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed);
        searchSoon(typed.trim());
      }}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage={clients.isPending ? undefined : t('select.nobody')}
      rightSection={clients.isPlaceholderData && text ? <Loader size={16} /> : undefined}
      maxDropdownHeight={320}
      style={{ flex: `1 1 ${(maxWidth * 2) / 3}px`, maxWidth }}
    />
  );
}

/** The address may name a client who is not on the first page of options. */
function useClientName(id: string | undefined): string | undefined {
  const client = useApiQuery(
    clientRoutes.detail,
    { id: id ?? '' },
    { enabled: id !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
  return id === undefined ? undefined : client.data?.client.name;
}
