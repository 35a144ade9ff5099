import { MultiSelect } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type RecordOption, useRecordSearch } from '#shell/web/forms/record-search.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { audiences, noticeLimits } from '../../contract.ts';
import { useAudienceCount } from '../queries.ts';
import { bodyOf, type NoticeValues } from './form-values.ts';

/** All active clients, or those of some types and groups, with their present number. */
export function AudienceFields({ form: { form } }: { form: ServerForm<NoticeValues> }) {
  const t = useTexts('notices');
  const types = useApiQuery(clientRoutes.types, {}).data?.clientTypes ?? [];
  const groups = useRecordSearch(groupRoutes.list, {}, (response) => response.groups);
  const { audience, clientTypes, groups: chosenGroups } = form.values;
  const isChosen = audience === 'chosen';

  return (
    <>
      <SegmentedField
        label={t('fields.audience')}
        data={audiences.map((value) => ({ value, label: t(`form.${value}`) }))}
        {...form.getInputProps('audience')}
      />
      {isChosen && (
        <>
          <OptionSelect
            name="clientTypeIds"
            label={t('fields.clientTypeIds')}
            placeholder={t('form.typesPlaceholder')}
            max={noticeLimits.types}
            options={types}
            chosen={clientTypes}
            error={form.errors['clientTypeIds']}
            onChange={(value) => {
              form.setFieldValue('clientTypes', value);
              form.clearFieldError('clientTypeIds');
            }}
          />
          <OptionSelect
            name="groupIds"
            label={t('fields.groupIds')}
            placeholder={t('form.groupsPlaceholder')}
            max={noticeLimits.groups}
            options={groups.pages.rows}
            chosen={chosenGroups}
            error={form.errors['groupIds']}
            onSearch={groups.setSearch}
            onChange={(value) => {
              form.setFieldValue('groups', value);
              form.clearFieldError('clientTypeIds');
            }}
          />
        </>
      )}
      {(!isChosen || clientTypes.length + chosenGroups.length > 0) && <AudienceCount values={form.values} />}
    </>
  );
}

function AudienceCount({ values }: { values: NoticeValues }) {
  const t = useTexts('notices');
  const { audience, clientTypeIds, groupIds } = bodyOf(values);
  const count = useAudienceCount({ audience, clientTypeIds, groupIds })?.recipients;
  if (count === undefined) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Banner tone={count === 0 ? 'warning' : 'plain'} icon={count === 0 ? IconAlertTriangle : IconUsers} role="status">
        {`${t('form.count', { count })} ${t('form.countLive')}`}
      </Banner>
    </div>
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
  error: React.ReactNode;
  /** Searches more options on the server. */
  onSearch?: (search: string | undefined) => void;
  onChange: (chosen: RecordOption[]) => void;
}

function OptionSelect({ name, options, chosen, onSearch, onChange, max, placeholder, ...props }: OptionSelectProps) {
  const t = useTexts('notices');
  const known = new Map([...chosen, ...options].map(({ id, name: text }) => [id, text]));
  return (
    <MultiSelect
      {...props}
      data-field={name}
      mt={16}
      data={[...known].map(([value, text]) => ({ value, label: text }))}
      value={chosen.map(({ id }) => id)}
      placeholder={chosen.length === 0 ? placeholder : ''}
      nothingFoundMessage={t('form.noOptions')}
      maxValues={max}
      searchable
      clearable
      {...(onSearch && { onSearchChange: (search: string) => onSearch(search || undefined) })}
      onChange={(ids) => onChange(ids.map((id) => ({ id, name: known.get(id) ?? '' })))}
    />
  );
}
