import { Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AttachmentField, LaterFields } from '#areas/chats/web/lazy-public.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { broadcastLimits, broadcastRoutes } from '../../contract.ts';
import { type BroadcastValues, bodyOf, emptyBroadcast, times } from './form-values.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { useCandidates } from './candidates.ts';

export function BroadcastCreateScreen() {
  const t = useTexts('broadcasts');
  return (
    <Screen title={t('new')} subtitle={t('form.subtitle')} back={{ to: '/broadcasts', label: t('title') }} narrow>
      <BroadcastForm />
    </Screen>
  );
}

function BroadcastForm() {
  const t = useTexts('broadcasts');
  const navigate = useNavigate();
  const [initialValues] = useState(emptyBroadcast);
  const form = useServerForm<typeof broadcastRoutes.create, BroadcastValues>({
    route: broadcastRoutes.create,
    initialValues,
    // The recipients are those whose names are shown.
    toRequest: (submitted) => bodyOf(submitted, recipients.chosen),
    invalidates: [broadcastRoutes.list],
    draft: 'broadcasts',
    mode: 'controlled',
    onSuccess: ({ broadcast: { id } }) => void navigate({ to: '/broadcasts/$id', params: { id }, replace: true }),
  });
  const { values } = form.form;
  const recipients = useCandidates(values);
  const count = recipients.chosen.length;

  return (
    <FormSheet
      form={form}
      save={t(values.time === 'now' ? 'form.send' : 'form.schedule', { count })}
      onCancel={() => void navigate({ to: '/broadcasts' })}
    >
      <Section title={t('detail.message')}>
        <Textarea
          label={t('fields.text')}
          description={t('form.variables')}
          placeholder={t('form.example')}
          maxLength={broadcastLimits.text}
          autosize
          minRows={4}
          maxRows={16}
          mb={16}
          data-autofocus
          {...form.field('text')}
        />
        <AttachmentField
          value={values.attachmentId}
          onChange={(attachmentId) => form.form.setFieldValue('attachmentId', attachmentId)}
        />
      </Section>
      <Section title={t('detail.recipients')}>
        <RecipientFields form={form} recipients={recipients} />
      </Section>
      <Section title={t('form.delivery')}>
        <SegmentedField
          label={t('form.time')}
          data={times.map((value) => ({ value, label: t(`form.times.${value}`) }))}
          description={values.time === 'now' ? t('form.nowHelp', { count: broadcastLimits.secondsToStop }) : undefined}
          {...form.form.getInputProps('time')}
        />
        {values.time === 'later' && <LaterFields form={form} />}
      </Section>
    </FormSheet>
  );
}
