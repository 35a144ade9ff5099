import { Group, TextInput } from '@mantine/core';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { zoneName } from '#shell/web/texts/formats.ts';
import { type Notice, publications } from '../../contract.ts';
import { publicationText } from '../notice-texts.ts';
import { useAudienceCount } from '../queries.ts';
import { isOut, type NoticeValues } from './form-values.ts';

interface PublicationFieldsProps {
  form: ServerForm<NoticeValues>;
  notice: Notice | undefined;
}

/** Now, later or not yet. The time is on the clock of the account, which is named because it may not be that of the reader. */
export function PublicationFields({ form: { form, field }, notice }: PublicationFieldsProps) {
  const t = useTexts('notices');
  const accountZone = useAudienceCount({ audience: 'all', clientTypeIds: [], groupIds: [] })?.timeZone;
  const zone = form.values.timeZone || accountZone;
  const expiry = (
    <TextInput
      type="date"
      label={t('fields.expiresOn')}
      description={t('form.expiresHelp')}
      mt={16}
      {...field('expiresOn')}
    />
  );
  if (notice && isOut(notice))
    return (
      <>
        {publicationText(notice, t)}
        {expiry}
      </>
    );

  return (
    <>
      <SegmentedField
        label={t('fields.publication')}
        data={publications.map((value) => ({ value, label: t(`form.${value}`) }))}
        {...form.getInputProps('publication')}
      />
      {form.values.publication === 'later' && (
        <Group mt={16} align="flex-start" grow preventGrowOverflow={false}>
          <TextInput type="date" label={t('fields.publishOn')} required {...field('publishOn')} />
          <TextInput
            type="time"
            label={t('fields.publishTime')}
            description={zone && t('form.timeHelp', { zone: zoneName(zone) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...field('publishTime')}
          />
        </Group>
      )}
      {expiry}
    </>
  );
}
