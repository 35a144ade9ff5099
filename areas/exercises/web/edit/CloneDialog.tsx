import { Modal, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { requiredText } from '#shell/common/fields.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { exerciseInvalidations } from '../queries.ts';

const maxNameLength = 120;
const Named = z.object({ name: requiredText(maxNameLength) });

interface CloneDialogProps {
  exercise: Pick<Exercise, 'id' | 'name' | 'isOwn'>;
  opened: boolean;
  onClose: () => void;
}

/** Asks what the copy is called, then leads to it. */
export function CloneDialog({ exercise, opened, onClose }: CloneDialogProps) {
  const t = useTexts('exercises');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Text fw={700}>{t('clone.title', { name: exercise.name })}</Text>}
      closeButtonProps={{ 'aria-label': t('picker.close') }}
    >
      <CloneForm exercise={exercise} onClose={onClose} />
    </Modal>
  );
}

function CloneForm({ exercise: { id, name, isOwn }, onClose }: Omit<CloneDialogProps, 'opened'>) {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const form = useServerForm({
    route: exerciseRoutes.clone,
    initialValues: { name: isOwn ? t('clone.copyOf', { name }).slice(0, maxNameLength) : name },
    toRequest: (values) => ({ id, ...values }),
    schema: Named,
    invalidates: exerciseInvalidations,
    onSuccess: ({ exercise }) => {
      onClose();
      toast.success(t('done.cloned', { name: exercise.name }));
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
