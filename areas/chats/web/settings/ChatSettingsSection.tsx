import { Button, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type FieldTexts, useRecordForm } from '#shell/web/forms/record-form.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { zoneName } from '#shell/web/texts/formats.ts';
import { type ChatSettings, chatSettingRoutes, maxAutomaticText, replyTimeChoices } from '../../contract/settings.ts';
import { WeekHoursField, weekdayName } from './WeekHoursField.tsx';

/** Section with the office hours, the time of an answer and the automatic messages of the account, for its admin. */
export function ChatSettingsSection() {
  const t = useTexts('chats');
  const { data, error, refetch } = useApiQuery(chatSettingRoutes.get, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.subtitle')}>
      {data && <SettingsForm settings={data.settings} />}
      {!data && !error && <Skeleton height={480} />}
      {!data && error && (
        <Stack gap="sm" align="flex-start" role="alert">
          <Text size="sm">{t('settings.failed')}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            {t('messages.tryAgain')}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

function SettingsForm({ settings }: { settings: ChatSettings }) {
  const t = useTexts('chats');
  const texts = useFieldTexts();
  const form = useRecordForm({
    routes: { update: chatSettingRoutes.update },
    record: settings,
    initialValues: (opened: ChatSettings | undefined) => valuesOf(opened ?? settings),
    pick: (response) => response.settings,
    mode: 'controlled',
    draft: 'chat-settings',
    texts,
    invalidates: [chatSettingRoutes.get, chatSettingRoutes.hours, chatSettingRoutes.hasWelcomeMessages],
    success: () => t('settings.saved'),
  });
  const { values } = form.form;
  const zone = zoneName(settings.timeZone);

  return (
    <FormSheet form={form}>
      <SegmentedField
        label={t('fields.availability')}
        description={values.availability === 'hours' ? t('settings.zone', { zone }) : t('settings.alwaysHelp')}
        data={(['always', 'hours'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        {...form.form.getInputProps('availability')}
      />
      {values.availability === 'hours' && (
        <WeekHoursField
          value={values.hours}
          error={form.form.errors['hours']}
          onChange={(hours) => {
            form.form.setFieldValue('hours', hours);
            form.form.clearFieldError('hours');
          }}
        />
      )}
      <ReplyTimeField form={form} measured={settings.measured} />
      <AutomaticTexts form={form} hasHours={values.availability === 'hours'} />
    </FormSheet>
  );
}

type Form = ServerForm<ReturnType<typeof valuesOf>>;

function ReplyTimeField({ form, measured }: { form: Form; measured: ChatSettings['measured'] }) {
  const t = useTexts('chats');
  const shown = measured ? t('settings.measured', { time: t(`hours.within.${measured}`) }) : t('settings.notMeasured');
  const help = form.form.values.replyTime === 'measured' ? shown : t('settings.replyHelp');
  return (
    <Select
      label={t('fields.replyTime')}
      description={help}
      placeholder={t('settings.replyNone')}
      data={replyTimeChoices.map((value) => ({ value, label: t(`settings.replyTimes.${value}`) }))}
      clearable
      {...form.field('replyTime')}
    />
  );
}

function AutomaticTexts({ form, hasHours }: { form: Form; hasHours: boolean }) {
  const t = useTexts('chats');
  return (
    <>
      {hasHours && (
        <Textarea
          label={t('fields.autoReply')}
          description={t('settings.autoReplyHelp')}
          placeholder={t('settings.autoReplyExample')}
          maxLength={maxAutomaticText}
          autosize
          minRows={3}
          {...form.field('autoReply')}
        />
      )}
      <Textarea
        label={t('fields.welcome')}
        description={t('settings.welcomeHelp')}
        placeholder={t('settings.welcomeExample')}
        maxLength={maxAutomaticText}
        autosize
        minRows={3}
        {...form.field('welcome')}
      />
    </>
  );
}

function valuesOf({ availability, hours, replyTime, autoReply, welcome }: ChatSettings) {
  return { availability, hours, replyTime, autoReply: autoReply ?? '', welcome: welcome ?? '' };
}

/** How the changes of another save are named. */
function useFieldTexts(): FieldTexts<ReturnType<typeof valuesOf>> {
  const t = useTexts('chats');
  return {
    label: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'hours') return hoursText(value as ChatSettings['hours']) || undefined;
      const replyTime = name === 'replyTime' && replyTimeChoices.find((choice) => choice === value);
      if (replyTime) return t(`settings.replyTimes.${replyTime}`);
      return name === 'availability' ? t(value === 'hours' ? 'settings.hours' : 'settings.always') : undefined;
    },
    objects: {
      hours: {
        text: (slot) => hoursText([slot]),
        keyOf: ({ weekday, from, until }) => `${weekday} ${from} ${until}`,
      },
    },
  };
}

/** `lunedì 09:00–13:00, lunedì 14:00–18:00`. */
function hoursText(hours: ChatSettings['hours']): string {
  return hours
    .toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1))
    .map(({ weekday, from, until }) => `${weekdayName(weekday)} ${from}–${until}`)
    .join(', ');
}
