import { Loader } from '@mantine/core';
import { SearchableSelect } from './SearchableSelect.tsx';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { RecordSearch } from './record-search.ts';

const delayMs = 250;

interface RecordSelectProps {
  search: RecordSearch;
  value: string | undefined;
  /** Name of the chosen record, which may not be on the first page of options. */
  name: string | undefined;
  onChange: (id: string | undefined) => void;
  texts: { label: string; placeholder?: string; clear: string; nothingFound: string };
  /** Shows the label above the field, over the whole width of a form. Without it only screen readers read it, as in a filter. */
  isLabelled?: boolean;
  error?: ReactNode;
  maxWidth?: number;
  /** Name of the field in a form, which focuses it when it is wrong. */
  field?: string;
  required?: boolean;
}

/** Selects one record by a search on the server. */
export function RecordSelect({
  search,
  value,
  name,
  onChange,
  texts,
  isLabelled = false,
  error,
  maxWidth = 240,
  field,
  required = false,
}: RecordSelectProps) {
  const { pages, setSearch } = search;
  const [text, setText] = useState('');
  const searchDelayed = useDebouncedCallback((typed: string) => setSearch(typed || undefined), delayMs);
  const isSearching = text !== (search.search ?? '') || pages.isPending || pages.isPlaceholderData;
  const options = pages.rows.map((option) => ({ value: option.id, label: option.name }));
  const isMissing = value !== undefined && name !== undefined && !options.some((option) => option.value === value);

  return (
    <SearchableSelect
      {...(isLabelled ? { label: texts.label } : { 'aria-label': texts.label })}
      error={error}
      placeholder={texts.placeholder}
      value={value ?? null}
      data={isMissing ? [{ value, label: name }, ...options] : options}
      filter={({ options: all }) => all}
      data-no-focus
      data-field={field}
      required={required}
      clearable
      clearButtonProps={{ 'aria-label': texts.clear }}
      isSearching={isSearching}
      actions={isMissing ? [value] : []}
      onSearchChange={(typed) => {
        setText(typed.trim());
        searchDelayed(typed.trim());
      }}
      onChange={(id) => onChange(id ?? undefined)}
      nothingFoundMessage={texts.nothingFound}
      rightSection={pages.isPlaceholderData && text ? <Loader size={16} /> : undefined}
      maxDropdownHeight={320}
      {...(!isLabelled && { style: { flex: `1 1 ${(maxWidth * 2) / 3}px`, maxWidth } })}
    />
  );
}
