import { Input, Pill } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ExcludedAliment, profileLimits } from '../../contract.ts';
import { nameOf } from '../statement-text.ts';

interface ExcludedAlimentsFieldProps {
  /** Whether foods can be added; clients, who cannot search the library, only remove them and write words. */
  maySearch: boolean;
  value: readonly ExcludedAliment[];
  error: ReactNode;
  onChange: (aliments: ExcludedAliment[]) => void;
}

/** Single foods that a client does not eat. */
export function ExcludedAlimentsField({ maySearch, value, error, onChange }: ExcludedAlimentsFieldProps) {
  const t = useTexts('dietary-profiles');
  const may = useMay();
  const hasSearch = maySearch && may('view aliments') && value.length < profileLimits.excludedAliments;
  if (!hasSearch && value.length === 0) return null;

  return (
    <Input.Wrapper label={t('fields.excludedAlimentIds')} labelElement="div" error={error}>
      {value.length > 0 && (
        <Pill.Group my={6}>
          {value.map((aliment) => (
            <Pill
              key={aliment.id}
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': t('form.removeAliment', { name: nameOf(aliment) }), tabIndex: 0 }}
              onRemove={() => onChange(value.filter(({ id }) => id !== aliment.id))}
            >
              {nameOf(aliment)}
            </Pill>
          ))}
        </Pill.Group>
      )}
      {hasSearch && <AlimentSearch value={value} onChange={onChange} />}
    </Input.Wrapper>
  );
}

function AlimentSearch({ value, onChange }: Pick<ExcludedAlimentsFieldProps, 'value' | 'onChange'>) {
  const t = useTexts('dietary-profiles');
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), 150);
  const query = useApiQuery(
    alimentRoutes.options,
    { search: searched },
    { enabled: searched !== '', placeholderData: keepPreviousData },
  );
  const options = query.data?.options.filter((option) => !value.some(({ id }) => id === option.value)) ?? [];

  return (
    <SearchableSelect
      aria-label={t('form.searchAliment')}
      placeholder={t('form.searchAliment')}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      data={searched === '' ? [] : options}
      filter={({ options: found }) => found}
      nothingFoundMessage={searched !== '' ? t('form.nothingFound') : null}
      value={null}
      isSearching={search.trim() !== searched || (searched !== '' && (query.isPending || query.isPlaceholderData))}
      onSearchChange={setSearch}
      onChange={(id, option) => id && onChange([...value, { id, name: option.label, name_en: option.label }])}
    />
  );
}
