import { Card, Checkbox, Group, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { nextMonday, StartField } from '#areas/assignments/web/public.tsx';
import { useClientName } from '#areas/clients/web/public.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { limits } from '../../contract.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

/** The client that the new meal plan is for, its proposed first day, and how it is written. */
export interface NewMealPlanSearchParams {
  clientId?: string;
  startsOn?: string;
  /** 1 where a written diet is pasted next. */
  paste?: number;
}

/** Title and length of a new template, or of a meal plan for one client; its content is written in the editor. */
export function NewMealPlanScreen() {
  const { clientId, startsOn, paste } = useSearch({ strict: false }) as NewMealPlanSearchParams;
  const t = useTexts('meal-plans');
  const navigate = useNavigate();
  const { timeZone } = useMe();
  const name = useClientName(clientId);
  const [isPasted, setPasted] = useState(paste !== undefined);
  const back = clientId ? `/clients/${clientId}/mealPlans` : '/mealPlans';
  const form = useServerForm({
    initialValues: { title: '', days: 7, duration: 28, startsOn: startsOn ?? nextMonday(timeZone) },
    route: mealPlanRoutes.create,
    mode: 'controlled',
    toRequest: ({ startsOn: firstDay, ...values }) => ({
      ...values,
      ...(clientId && { clientId, startsOn: firstDay }),
    }),
    draft: `meal-plans.create${clientId ? `.${clientId}` : ''}`,
    invalidates: mealPlanInvalidations,
    onSuccess: ({ mealPlan }) =>
      void navigate({
        to: '/mealPlans/$id/edit',
        params: { id: mealPlan.id },
        search: isPasted ? { paste: 1 } : {},
        replace: true,
      }),
  });

  return (
    <Screen
      title={clientId ? t('create.forClient', { name }) : t('new')}
      subtitle={clientId && t('create.forClientHelp')}
      back={{ to: back, label: t('title') }}
      narrow
    >
      <Card>
        <FormSheet form={form} save={t('create.save')} onCancel={() => void navigate({ to: back })}>
          <TextInput
            label={t('fields.title')}
            placeholder={t('create.titleExample')}
            maxLength={200}
            autoComplete="off"
            data-autofocus
            required
            {...form.field('title')}
          />
          <Group grow align="flex-start">
            <DecimalInput
              label={t('fields.days')}
              description={t('create.daysHelp')}
              min={1}
              max={limits.days}
              allowDecimal={false}
              {...form.field('days')}
            />
            <DecimalInput
              label={t('fields.duration')}
              description={t('create.durationHelp')}
              suffix={` ${t('units.days')}`}
              min={1}
              max={limits.durationDays}
              allowDecimal={false}
              {...form.field('duration')}
            />
          </Group>
          {clientId && (
            <StartField
              {...form.field('startsOn')}
              startsOn={form.form.values.startsOn}
              onChange={(date) => form.form.setFieldValue('startsOn', date)}
            />
          )}
          <PasteChoice isPasted={isPasted} onChange={setPasted} />
        </FormSheet>
      </Card>
    </Screen>
  );
}

/** Whether a written diet is pasted into the new meal plan at once. */
function PasteChoice({ isPasted, onChange }: { isPasted: boolean; onChange: (isPasted: boolean) => void }) {
  const t = useTexts('meal-plans');
  const may = useMay();
  if (!may('view recipes')) return null;
  return (
    <Checkbox
      label={t('create.paste')}
      description={t('create.pasteHelp')}
      checked={isPasted}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
