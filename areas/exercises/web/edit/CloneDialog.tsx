import { Modal, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { requiredWords } from '#shell/common/fields.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { useServerForm } from '#shell/web/widgets/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { showingExercises } from '../queries.ts';

const longestName = 120;
const Named = z.object({ name: requiredWords(longestName) });

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
    initialValues: { name: isOwn ? t('clone.copyOf', { name }).slice(0, longestName) : name },
    question: (values) => ({ id, ...values }),
    schema: Named,
    refresh: showingExercises,
    onDone: ({ exercise }) => {
      onClose();
      toast.success(t('done.cloned', { name: exercise.name }));
      void navigate({ to: '/exercises/$id/edit', params: { id: exercise.id } });
    },
  });

  return (
    <FormSheet of={form} save={t('clone.save')} onCancel={onClose}>
      <TextInput
        label={t('form.name')}
        description={t('clone.help')}
        maxLength={longestName}
        required
        data-autofocus
        {...form.field('name')}
      />
    </FormSheet>
  );
}
