import { Stack, Switch, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { upload } from '#shell/web/api/upload.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type FieldTexts, useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Notice, noticeLimits, noticeRoutes, publications } from '../../contract.ts';
import { noticeInvalidations } from '../queries.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { bodyOf, isOut, type NoticeValues, type PictureChange, valuesOf } from './form-values.ts';
import { pictureFile } from './cropped-picture.ts';
import { PictureField } from './PictureField.tsx';
import { PublicationFields } from './PublicationFields.tsx';

/** Edits `notice`, or creates one. */
export function NoticeForm({ notice }: { notice: Notice | undefined }) {
  const t = useTexts('notices');
  const groups = useTexts('groups');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [isFinishing, setFinishing] = useState(false);
  const form = useRecordForm({
    routes: noticeRoutes,
    record: notice,
    initialValues: valuesOf,
    pick: (response) => response.notice,
    // Nobody sees the notice without its picture: it is published when the picture has arrived.
    toBody: (values) => ({ ...bodyOf(values), ...(isPublishedLast(values) && { publication: 'draft' }) }),
    draft: 'notices',
    texts: fieldTexts(t, groups),
    mode: 'controlled',
    invalidates: noticeInvalidations,
    onSuccess: (saved, values) => void finish(saved.notice, values),
  });
  const { publication, picture, showsAgain } = form.form.values;

  function isPublishedLast({ publication: chosen, picture: change }: NoticeValues): boolean {
    return change.kind === 'new' && chosen === 'now' && !isOut(notice);
  }

  /** Sends the picture, then publishes the notice if it waited for it. */
  async function finish(saved: Notice, values: NoticeValues): Promise<void> {
    const { id, version } = saved;
    setFinishing(true);
    try {
      await savePicture(id, values.picture);
      if (isPublishedLast(values)) await call(noticeRoutes.update, { ...bodyOf(values), id, version });
      toast.success(t(`form.${isOut(notice) ? 'saved' : doneTexts[values.publication]}`));
      void navigate({ to: '/notices/$id', params: { id }, replace: true });
    } catch (error) {
      toast.error(t('form.pictureFailed', { reason: error instanceof ApiError ? messageOf(error) : '' }));
      void navigate({ to: '/notices/$id/edit', params: { id }, replace: true });
    } finally {
      setFinishing(false);
      for (const { endpoint } of noticeInvalidations) void cache.invalidateQueries({ queryKey: [endpoint] });
    }
  }

  return (
    <FormSheet
      form={{ ...form, isSaving: form.isSaving || isFinishing }}
      save={isOut(notice) ? undefined : t(`form.create.${publication}`)}
      onCancel={() => void navigate(notice ? { to: '/notices/$id', params: { id: notice.id } } : { to: '/notices' })}
    >
      <Section title={t('form.content')}>
        <Textarea
          label={t('fields.text')}
          description={t('form.textHelp')}
          placeholder={t('form.example')}
          maxLength={noticeLimits.text}
          autosize
          minRows={4}
          maxRows={16}
          mb={16}
          required
          {...form.field('text')}
        />
        <PictureField
          present={notice?.picture ?? null}
          change={picture}
          onChange={(change) => form.form.setFieldValue('picture', change)}
        />
      </Section>
      <Section title={t('form.audience')}>
        <AudienceFields form={form} notice={notice} />
      </Section>
      <Section title={t('form.publication')}>
        <PublicationFields form={form} notice={notice} />
      </Section>
      <Section title={t('form.options')}>
        <Options form={form} isOut={isOut(notice)} isAnnounced={!isOut(notice) || showsAgain} />
      </Section>
    </FormSheet>
  );
}

function fieldTexts(t: TFunction<'notices'>, groups: TFunction<'groups'>): FieldTexts<NoticeValues> {
  return {
    label: (name) => t(`fields.${name === 'clientTypes' ? 'clientTypeIds' : name === 'groups' ? 'groupIds' : name}`),
    value: (name, value) => {
      if (name === 'audience') return value === 'all' ? groups('audience.all') : t('form.chosen');
      const publication = name === 'publication' && publications.find((choice) => choice === value);
      return publication ? t(`form.${publication}`) : undefined;
    },
    // Another save changes no picture that is chosen here, so that a picture is never named.
    objects: { picture: { text: () => t('fields.picture') } },
  };
}

const doneTexts = { now: 'published', later: 'scheduled', draft: 'saved' } as const;

async function savePicture(id: string, change: PictureChange): Promise<void> {
  if (change.kind === 'new') await upload(noticeRoutes.setPicture, { id }, pictureFile(change.dataUrl));
  if (change.kind === 'removed') await call(noticeRoutes.deletePicture, { id });
}

interface OptionsProps {
  form: Pick<ReturnType<typeof useRecordForm<typeof noticeRoutes, Notice, NoticeValues>>, 'field'>;
  isOut: boolean;
  /** Whether saving announces the notice, so that a notification can be sent. */
  isAnnounced: boolean;
}

function Options({ form: { field }, isOut: isPublished, isAnnounced }: OptionsProps) {
  const t = useTexts('notices');
  const names = [
    'mustConfirm',
    ...(isPublished ? (['showsAgain'] as const) : []),
    ...(isAnnounced ? (['sendsPush'] as const) : []),
  ] as const;
  return (
    <Stack gap={16}>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(`fields.${name}`)}
          description={t(`form.${name}Help`)}
          {...field(name, { type: 'checkbox' })}
        />
      ))}
    </Stack>
  );
}
