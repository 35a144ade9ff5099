import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { exerciseInvalidations } from '../queries.ts';

const maxNameLength = 120;

interface CloneDialogProps {
  exercise: Pick<Exercise, 'id' | 'name' | 'isOwn'>;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the name of the copy and opens it. */
export function CloneDialog({ exercise, opened, onClose }: CloneDialogProps) {
  const t = useTexts('exercises');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone.title', { name: exercise.name })}>
      <CloneForm exercise={exercise} onClose={onClose} />
    </Dialog>
  );
}

function CloneForm({ exercise: { id, name, isOwn }, onClose }: Omit<CloneDialogProps, 'opened'>) {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const form = useServerForm({
    route: exerciseRoutes.clone,
    initialValues: { name: isOwn ? t('clone.copyOf', { name }).slice(0, maxNameLength) : name },
    toRequest: (values) => ({ id, ...values }),
    invalidates: exerciseInvalidations,
    success: ({ exercise }) => t('done.cloned', { name: exercise.name }),
    onSuccess: ({ exercise }) => {
      onClose();
      void navigate({ to: '/exercises/$id/edit', params: { id: exercise.id } });
    },
  });

  return (
    <FormSheet form={form} save={t('clone.save')} onCancel={onClose}>
      <TextInput
        label={t('form.name')}
        description={t('clone.help')}
        maxLength={maxNameLength}
        required
        data-autofocus
        {...form.field('name')}
      />
    </FormSheet>
  );
}
