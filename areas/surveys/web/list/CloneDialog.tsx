import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type SurveyCard, surveyRoutes } from '../../contract.ts';
import { limits } from '../../contract/questions.ts';
import { surveyInvalidations } from '../invalidations.ts';

interface CloneDialogProps {
  survey: SurveyCard;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the name of the copy and opens it. */
export function CloneDialog({ survey, opened, onClose }: CloneDialogProps) {
  const t = useTexts('surveys');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone.title', { name: survey.name })}>
      <Fields survey={survey} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ survey: { id, name }, onClose }: Omit<CloneDialogProps, 'opened'>) {
  const t = useTexts('surveys');
  const navigate = useNavigate();
  const form = useServerForm({
    initialValues: { name: t('clone.copyOf', { name }).slice(0, limits.name) },
    route: surveyRoutes.clone,
    toRequest: (values) => ({ ...values, id }),
    invalidates: surveyInvalidations,
    onSuccess: ({ survey }) => void navigate({ to: '/surveys/$id/edit', params: { id: survey.id } }),
  });

  return (
    <FormSheet form={form} save={t('clone.action')} onCancel={onClose}>
      <TextInput label={t('fields.name')} maxLength={limits.name} data-autofocus required {...form.field('name')} />
    </FormSheet>
  );
}
