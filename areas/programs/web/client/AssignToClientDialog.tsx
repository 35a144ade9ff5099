import { Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { useServerForm } from '#shell/web/widgets/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { Assignment, nextMonday } from '../assign/assignment.ts';
import { StartField } from '../assign/StartField.tsx';
import { aboutAssigned } from '../queries.ts';
import { ProgramChoice } from './ProgramChoice.tsx';

interface AssignToClientDialogProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

export function AssignToClientDialog({ clientId, opened, onClose }: AssignToClientDialogProps) {
  const t = useTexts('programs');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={700}>{t('assign.action')}</Text>}
      closeButtonProps={{ 'aria-label': t('client.close') }}
    >
      <Fields clientId={clientId} onDone={onClose} />
    </Modal>
  );
}

const Draft = Assignment.pick({ startsOn: true, note: true }).extend({
  programId: z.string().min(1, 'programs:client.chooseProgram'),
});

function Fields({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const [program, setProgram] = useState<ProgramCard | null>(null);
  const [first] = useState(() => ({ programId: '', startsOn: nextMonday(timeZone), note: '' }));
  const form = useServerForm({
    initialValues: first,
    route: programRoutes.assign,
    schema: Draft,
    mode: 'controlled',
    question: ({ programId, startsOn, note }) => ({ id: programId, clientIds: [clientId], startsOn, note }),
    refresh: aboutAssigned,
    onDone: () => {
      toast.success(t('assign.done', { count: 1 }));
      onDone();
    },
  });

  function choose(chosen: ProgramCard): void {
    setProgram(chosen);
    form.form.setFieldValue('programId', chosen.id);
    form.form.clearFieldError('programId');
  }

  return (
    <FormSheet of={form} save={t('assign.action')} onCancel={onDone}>
      <ProgramChoice chosen={form.form.values.programId} error={form.form.errors['programId']} onChoose={choose} />
      <StartField {...form.field('startsOn')} startsOn={form.form.values.startsOn} weeks={program?.weeks} />
      <Textarea
        label={t('fields.note')}
        description={t('assign.noteHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.field('note')}
      />
    </FormSheet>
  );
}
