import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '#shell/web/api/error-message.ts';
import { apiQueryKey, useApiMutation } from '#shell/web/api/query.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { optionOf, useClientTypes } from '../queries.ts';
import type { ClientFormValues } from './form-values.ts';

/** Value of the option that creates a type. */
const createOption = 'create';

/** Selects a client type, or creates one with the typed name. */
export function ClientTypeField({ form: { form, field } }: { form: ServerForm<ClientFormValues> }) {
  const t = useTexts('clients');
  const types = useClientTypes();
  const cache = useQueryClient();
  const [search, setSearch] = useState('');
  const name = search.trim();
  const { mutate, isPending, error } = useApiMutation(clientRoutes.createType, {
    skipGlobalErrorHandler: true,
    onSuccess: ({ clientType }) => {
      cache.setQueryData(apiQueryKey(clientRoutes.types, {}), { clientTypes: [...types, clientType] });
      void cache.invalidateQueries({ queryKey: [clientRoutes.typeFilters.endpoint] });
      form.setFieldValue('client_type_id', clientType.id);
    },
  });
  const isNew = name !== '' && !types.some((known) => known.name.toLowerCase() === name.toLowerCase());
  const newOption = { value: createOption, label: t('form.newType', { name }) };
  const typeField = field('client_type_id');

  /** Enter takes the typed name when no option is highlighted. */
  function takeTyped(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || name === '' || event.currentTarget.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    const known = types.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (known) typeField['onChange'](known.id);
    else if (!isPending) mutate({ name });
  }

  return (
    <SearchableSelect
      label={t('fields.client_type_id')}
      description={t('form.typeHelp')}
      placeholder={t('form.typePlaceholder')}
      nothingFoundMessage={t(name === '' ? 'form.noTypes' : 'form.enterCreates')}
      data={[...types.map(optionOf), ...(isNew ? [newOption] : [])]}
      actions={[createOption]}
      onSearchChange={setSearch}
      maxLength={60}
      clearable
      {...typeField}
      onKeyDown={takeTyped}
      onChange={(id) => (id === createOption ? mutate({ name }) : typeField['onChange'](id))}
      error={typeField['error'] ?? (error && messageOf(error))}
    />
  );
}
