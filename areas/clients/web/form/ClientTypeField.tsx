import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#shell/web/api/api-error.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { optionOf, useClientTypes } from '../queries.ts';

/** Value of the option that creates a type. */
const createOption = 'create';

interface ClientTypeFieldProps {
  initial: string | null;
  error: ReactNode;
  onChange: (id: string | null) => void;
}

/** Selects a client type, or creates one with the typed name. */
export function ClientTypeField({ initial, error, onChange }: ClientTypeFieldProps) {
  const t = useTexts('clients');
  const types = useClientTypes();
  const [chosen, setChosen] = useState(initial);
  const [search, setSearch] = useState('');
  const name = search.trim();
  const creation = useApiMutation(clientRoutes.createType, {
    invalidates: [clientRoutes.types],
    skipGlobalErrorHandler: true,
    onSuccess: ({ clientType }) => choose(clientType.id),
  });
  // The created type is an option before the list is loaded again.
  const created = creation.data && optionOf(creation.data.clientType);
  const known = created && !types.some(({ value }) => value === created.value) ? [...types, created] : types;
  const isNew = name !== '' && !known.some(({ label }) => label.toLowerCase() === name.toLowerCase());

  function choose(id: string | null): void {
    setChosen(id);
    onChange(id);
  }

  return (
    <Select
      label={t('fields.client_type_id')}
      description={t('form.typeHelp')}
      placeholder={t('form.typePlaceholder')}
      nothingFoundMessage={t('form.noTypes')}
      data={isNew ? [...known, { value: createOption, label: t('form.newType', { name }) }] : known}
      value={chosen}
      onChange={(id) => (id === createOption ? creation.mutate({ name }) : choose(id))}
      searchValue={search}
      onSearchChange={setSearch}
      error={error ?? (creation.error && messageOf(creation.error))}
      maxLength={60}
      searchable
      clearable
      data-field="client_type_id"
    />
  );
}
