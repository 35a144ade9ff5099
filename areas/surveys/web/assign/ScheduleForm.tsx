import { NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  idsOf,
  RecipientCount,
  RecipientPicker,
  type RecipientGroup,
  type Recipient,
} from '#areas/assignments/web/public.tsx';
import { daysBetween, mondayOf, todayIn } from '#shell/common/dates.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type Repetition, repetitions, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';
import { weekdayName } from './schedule-text.ts';

interface Values extends Record<string, unknown> {
  clients: Recipient[];
  groups: RecipientGroup[];
  repeats: Repetition;
  weekday: number;
  monthDay: number;
  startsOn: string;
  endsOn: string;
}

const kind = { routes: surveyAssignmentRoutes };

/** Clients and groups, and the days on which they are asked. */
export function ScheduleForm({ surveyId }: { surveyId: string }) {
  const t = useTexts('surveys');
  const form = useScheduleForm(surveyId);
  const { clients, groups, repeats, weekday, monthDay } = form.form.values;
  const isWeekly = repeats === 'weekly' || repeats === 'biweekly';

  return (
    <FormSheet form={form} save={t('assign.save')}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <RecipientPicker
          kind={kind}
          templateId={surveyId}
          clients={clients}
          groups={groups}
          error={form.form.errors['clientIds'] ?? form.form.errors['groupIds']}
          onChange={(chosen) => {
            form.form.setValues({ ...chosen });
            form.form.clearFieldError('clientIds');
          }}
        />
        <Card>
          <Stack gap="lg">
            <SegmentedField
              label={t('fields.repeats')}
              value={repeats}
              onChange={(value) => form.form.setFieldValue('repeats', value as Repetition)}
              data={repetitions.map((value) => ({ value, label: t(`assign.repeats.${value}`) }))}
            />
            {isWeekly && (
              <Select
                label={t('fields.weekday')}
                data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }))}
                value={String(weekday)}
                allowDeselect={false}
                error={form.form.errors['weekday']}
                onChange={(value) => form.form.setFieldValue('weekday', Number(value))}
              />
            )}
            {repeats === 'monthly' && (
              <NumberInput
                label={t('fields.monthDay')}
                description={t('assign.monthDayHelp')}
                min={1}
                max={31}
                allowDecimal={false}
                value={monthDay}
                error={form.form.errors['monthDay']}
                onChange={(value) => form.form.setFieldValue('monthDay', Number(value) || 1)}
              />
            )}
            <TextInput
              type="date"
              label={t(repeats === 'once' ? 'assign.on' : 'fields.startsOn')}
              required
              {...form.field('startsOn')}
            />
            <TextInput
              type="date"
              label={t('fields.endsOn')}
              description={t('assign.endHelp')}
              {...form.field('endsOn')}
            />
            <p style={{ margin: 0, fontSize: 14, color: 'var(--mantine-color-dimmed)' }}>{t('assign.reminders')}</p>
          </Stack>
        </Card>
      </SimpleGrid>
    </FormSheet>
  );
}

function useScheduleForm(surveyId: string) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const [initialValues] = useState<Values>(() => {
    const today = todayIn(timeZone);
    const weekday = daysBetween(mondayOf(today), today) + 1;
    const monthDay = Number(today.slice(8));
    return { clients: [], groups: [], repeats: 'weekly', weekday, monthDay, startsOn: today, endsOn: '' };
  });
  const form = useServerForm<typeof surveyAssignmentRoutes.assign, Values>({
    route: surveyAssignmentRoutes.assign,
    initialValues,
    schema: RecipientCount,
    mode: 'controlled',
    draft: `surveys.assign.${surveyId}`,
    toRequest: ({ clients, groups, repeats, weekday, monthDay, startsOn, endsOn }) => ({
      id: surveyId,
      clientIds: idsOf(clients),
      groupIds: idsOf(groups),
      repeats,
      weekday: repeats === 'weekly' || repeats === 'biweekly' ? weekday : null,
      monthDay: repeats === 'monthly' ? monthDay : null,
      startsOn,
      endsOn: endsOn || null,
    }),
    invalidates: answerInvalidations,
    success: ({ assignmentIds }) => t('assign.done', { count: assignmentIds.length }),
    onSuccess: () => {
      form.discardDraft();
      form.resetTo(initialValues);
    },
  });
  return form;
}
