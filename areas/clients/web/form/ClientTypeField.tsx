import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useClientTypes, useCreateType } from '../queries.ts';

const creating = 'new';

interface ClientTypeFieldProps {
  first: string | null;
  error: ReactNode;
  onChange: (id: string | null) => void;
}

/** Chooses a type, or makes one of what was typed. */
export function ClientTypeField({ first, error, onChange }: ClientTypeFieldProps) {
  const t = useTexts('clients');
  const create = useCreateType();
  const [chosen, setChosen] = useState(first);
  const [search, setSearch] = useState('');
  const options = useOptions(create.data?.clientType);
  const name = search.trim();
  const isNew = name !== '' && !options.some(({ label }) => label.toLowerCase() === name.toLowerCase());

  function choose(id: string | null) {
    if (id !== creating) return keep(id);
    create.mutate({ name }, { onSuccess: ({ clientType }) => keep(clientType.id) });
  }

  function keep(id: string | null) {
    setChosen(id);
    onChange(id);
  }

  return (
    <Select
      label={t('fields.client_type_id')}
      description={t('form.typeHelp')}
      placeholder={t('form.typePlaceholder')}
      nothingFoundMessage={t('form.noTypes')}
      data={isNew ? [...options, { value: creating, label: t('form.newType', { name }) }] : options}
      value={chosen}
      onChange={choose}
      searchValue={search}
      onSearchChange={setSearch}
      error={error ?? refusalOf(create.error)}
      maxLength={60}
      searchable
      clearable
      data-field="client_type_id"
    />
  );
}

/** With the one just made, before the list has been asked again. */
function useOptions(made: { id: string; name: string } | undefined) {
  const types = useClientTypes() ?? [];
  const all = made && !types.some(({ id }) => id === made.id) ? [...types, made] : types;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}

function refusalOf(error: { message: string; errors: Record<string, string[]> } | null): string | null {
  return error && (error.errors['name']?.[0] ?? error.message);
}
