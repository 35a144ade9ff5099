import { titleWithoutClient } from '#areas/assignments/rules/title-without-client.ts';
import { Input, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { nextMonday, StartField } from '#areas/assignments/web/public.tsx';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';
import { useStartText } from './start-text.ts';

export interface CopiedMealPlan {
  id: string;
  title: string;
  duration: number;
  /** Null for a template. */
  clientName: string | null;
}

interface CopyToClientDialogProps {
  mealPlan: CopiedMealPlan;
  opened: boolean;
  onClose: () => void;
}

/** Creates a meal plan for a client with the content of the one of another client, and opens it. It is not published yet. */
export function CopyToClientDialog({ mealPlan, opened, onClose }: CopyToClientDialogProps) {
  const t = useTexts('meal-plans');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('assigned.copyTitle', { title: mealPlan.title })}>
      <Fields mealPlan={mealPlan} onCancel={onClose} />
    </Dialog>
  );
}

function Fields({ mealPlan, onCancel }: Pick<CopyToClientDialogProps, 'mealPlan'> & { onCancel: () => void }) {
  const t = useTexts('meal-plans');
  const navigate = useNavigate();
  const { timeZone } = useMe();
  const describeStart = useStartText(mealPlan.duration);
  const form = useServerForm({
    initialValues: {
      clientId: '',
      title: titleWithoutClient(mealPlan.title, mealPlan.clientName ?? ''),
      startsOn: nextMonday(timeZone),
    },
    route: mealPlanRoutes.create,
    mode: 'controlled',
    draft: `meal-plans.copy.${mealPlan.id}`,
    toRequest: (values) => ({ ...values, sourceId: mealPlan.id }),
    invalidates: mealPlanInvalidations,
    onSuccess: ({ mealPlan: { id } }) => void navigate({ to: '/mealPlans/$id/edit', params: { id } }),
  });
  const client = form.field('clientId');

  return (
    <FormSheet form={form} save={t('assigned.copySave')} onCancel={onCancel}>
      <Text size="sm" c="dimmed">
        {t('assigned.copyHelp')}
      </Text>
      <Input.Wrapper label={t('columns.client')} error={client.error}>
        <ClientSelect
          value={client.value || undefined}
          onChange={(chosen) => client.onChange(chosen ?? '')}
          placeholder={t('assigned.copyClient')}
          maxWidth={720}
          field="clientId"
          required
        />
      </Input.Wrapper>
      <TextInput label={t('fields.title')} maxLength={200} required {...form.field('title')} />
      <StartField
        {...form.field('startsOn')}
        startsOn={form.form.values.startsOn}
        describe={describeStart}
        onChange={(date) => form.form.setFieldValue('startsOn', date)}
      />
    </FormSheet>
  );
}
