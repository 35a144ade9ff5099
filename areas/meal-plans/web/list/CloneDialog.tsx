import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type MealPlanCard, mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';

interface CloneDialogProps {
  mealPlan: Pick<MealPlanCard, 'id' | 'title'>;
  opened: boolean;
  onClose: () => void;
}

/** Creates a template with the content of a meal plan, and opens it. */
export function CloneDialog({ mealPlan, opened, onClose }: CloneDialogProps) {
  const t = useTexts('meal-plans');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone.title', { title: mealPlan.title })}>
      <Fields mealPlan={mealPlan} onCancel={onClose} />
    </Dialog>
  );
}

function Fields({ mealPlan: { id, title }, onCancel }: Pick<CloneDialogProps, 'mealPlan'> & { onCancel: () => void }) {
  const t = useTexts('meal-plans');
  const navigate = useNavigate();
  const form = useServerForm({
    initialValues: { title: t('clone.copyOf', { title }).slice(0, 200) },
    route: mealPlanRoutes.clone,
    draft: 'meal-plans.clone',
    toRequest: (values) => ({ ...values, id }),
    invalidates: mealPlanInvalidations,
    onSuccess: ({ mealPlan }) => void navigate({ to: '/mealPlans/$id/edit', params: { id: mealPlan.id } }),
  });

  return (
    <FormSheet form={form} save={t('clone.action')} onCancel={onCancel}>
      <TextInput label={t('fields.title')} maxLength={200} data-autofocus required {...form.field('title')} />
    </FormSheet>
  );
}
