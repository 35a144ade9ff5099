import type { ReactNode } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type RecordOption, useRecordSearch } from '#shell/web/forms/record-search.ts';
import { SearchableMultiSelect } from '#shell/web/forms/SearchableMultiSelect.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { groupRoutes } from '../../contract.ts';
import { type Audience, audienceLimits, audiences } from '../../contract/audience.ts';

/** An audience with the names of its types and groups, so that a draft can show them before they are loaded. */
export type AudienceValues = {
  audience: Audience['audience'];
  clientTypes: RecordOption[];
  groups: RecordOption[];
};

interface AudienceFieldsProps {
  label: string;
  /** Label of the choice that is not all clients. */
  chosenLabel: string;
  values: AudienceValues;
  onChange: (change: Partial<AudienceValues>) => void;
  error: ReactNode;
  /** Further ways to choose. */
  children?: ReactNode;
}

/** All active clients, or those of some types and groups. Its texts are in the namespace `groups`. */
export function AudienceFields({ label, chosenLabel, values, onChange, error, children }: AudienceFieldsProps) {
  const t = useTexts('groups');
  const types = useApiQuery(clientRoutes.types, {}).data?.clientTypes ?? [];
  const groups = useRecordSearch(groupRoutes.list, {}, (response) => response.groups);
  const labels = { all: t('audience.all'), chosen: chosenLabel };

  return (
    <>
      <SegmentedField
        label={label}
        data={audiences.map((value) => ({ value, label: labels[value] }))}
        value={values.audience}
        onChange={(audience) => onChange({ audience: audience as Audience['audience'] })}
      />
      {values.audience === 'chosen' && (
        <>
          <OptionSelect
            name="clientTypeIds"
            label={t('audience.types')}
            placeholder={t('audience.typesPlaceholder')}
            max={audienceLimits.types}
            options={types}
            chosen={values.clientTypes}
            error={error}
            onChange={(clientTypes) => onChange({ clientTypes })}
          />
          <OptionSelect
            name="groupIds"
            label={t('audience.groups')}
            placeholder={t('audience.groupsPlaceholder')}
            max={audienceLimits.groups}
            options={groups.pages.rows}
            chosen={values.groups}
            isSearching={groups.pages.isPending || groups.pages.isPlaceholderData}
            onSearch={groups.setSearch}
            onChange={(chosen) => onChange({ groups: chosen })}
          />
          {children}
        </>
      )}
    </>
  );
}

interface OptionSelectProps {
  /** Name of the field in the contract, so that its error focuses it. */
  name: string;
  label: string;
  placeholder: string;
  max: number;
  options: readonly RecordOption[];
  chosen: RecordOption[];
  error?: ReactNode;
  /** Searches more options on the server. */
  onSearch?: (search: string | undefined) => void;
  /** Whether these options are not found yet. */
  isSearching?: boolean;
  onChange: (chosen: RecordOption[]) => void;
}

/** Several records of a list, as pills in one field. */
export function OptionSelect({
  name,
  options,
  chosen,
  onSearch,
  onChange,
  max,
  placeholder,
  ...props
}: OptionSelectProps) {
  const t = useTexts('groups');
  const known = new Map([...chosen, ...options].map(({ id, name: text }) => [id, text]));
  return (
    <SearchableMultiSelect
      {...props}
      data-field={name}
      mt={16}
      data={[...known].map(([value, text]) => ({ value, label: text }))}
      value={chosen.map(({ id }) => id)}
      placeholder={chosen.length === 0 ? placeholder : ''}
      nothingFoundMessage={t('audience.noOptions')}
      maxValues={max}
      clearable
      {...(onSearch && { onSearchChange: (search: string) => onSearch(search || undefined) })}
      onChange={(ids) => onChange(ids.map((id) => ({ id, name: known.get(id) ?? '' })))}
    />
  );
}
