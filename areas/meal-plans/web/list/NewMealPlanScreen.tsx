import { Card, Group, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { limits } from '../../contract.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

/** Title and length of a new meal plan; its content is written in the editor. */
export function NewMealPlanScreen() {
  const t = useTexts('meal-plans');
  const navigate = useNavigate();
  const form = useServerForm({
    initialValues: { title: '', days: 7, duration: 28 },
    route: mealPlanRoutes.create,
    draft: 'meal-plans.create',
    invalidates: mealPlanInvalidations,
    onSuccess: ({ mealPlan }) =>
      void navigate({ to: '/mealPlans/$id/edit', params: { id: mealPlan.id }, replace: true }),
  });

  return (
    <Screen title={t('new')} back={{ to: '/mealPlans', label: t('title') }} narrow>
      <Card>
        <FormSheet form={form} save={t('create.save')} onCancel={() => void navigate({ to: '/mealPlans' })}>
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
        </FormSheet>
      </Card>
    </Screen>
  );
}
