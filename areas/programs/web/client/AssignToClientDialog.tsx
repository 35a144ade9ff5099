import { Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { addDays } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { AssignSummary } from '../assign/AssignSummary.tsx';
import { nextMonday, type Running } from '../assign/assignment.ts';
import { useAssignPreview } from '../assign/queries.ts';
import { RunningField } from '../assign/RunningField.tsx';
import { StartField } from '../assign/StartField.tsx';
import { useConfirmReplace } from '../assign/use-confirm-replace.ts';
import { assignmentInvalidations } from '../queries.ts';
import { ProgramPicker } from './ProgramPicker.tsx';

interface AssignToClientDialogProps {
  clientId: string;
  /** The last day of what they follow now; the new one is proposed for the day after. */
  lastDay: string | undefined;
  opened: boolean;
  onClose: () => void;
}

/** A model for one client, beside or after what they follow. */
export function AssignToClientDialog({ clientId, lastDay, opened, onClose }: AssignToClientDialogProps) {
  const t = useTexts('programs');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={700}>{t('assign.action')}</Text>}
      closeButtonProps={{ 'aria-label': t('client.close') }}
    >
      <Fields clientId={clientId} lastDay={lastDay} onDone={onClose} />
    </Modal>
  );
}

/** The program is in the path, so the body does not validate it. */
const ChosenProgram = z.object({ programId: z.string().min(1, 'programs:client.chooseProgram') });

interface Values extends Record<string, unknown> {
  programId: string;
  startsOn: string;
  note: string;
  running: Running;
}

interface FieldsProps extends Pick<AssignToClientDialogProps, 'clientId' | 'lastDay'> {
  onDone: () => void;
}

function Fields({ clientId, lastDay, onDone }: FieldsProps) {
  const t = useTexts('programs');
  const [program, setProgram] = useState<ProgramCard | null>(null);
  const form = useToClientForm({ clientId, lastDay, onDone });
  const { programId, startsOn, running } = form.form.values;
  const preview = useAssignPreview({ programId, clients: [{ id: clientId, name: '' }], groups: [], startsOn });
  const sure = useConfirmReplace({ preview, startsOn, running });

  function choose(chosen: ProgramCard): void {
    setProgram(chosen);
    form.form.setFieldValue('programId', chosen.id);
    form.form.clearFieldError('programId');
  }

  return (
    <FormSheet
      form={{ ...form, submit: () => void sure().then((isSure) => isSure && form.submit()) }}
      save={t('list.assign')}
      onCancel={onDone}
    >
      <ProgramPicker chosen={programId} error={form.form.errors['programId']} onChoose={choose} />
      <StartField
        {...form.field('startsOn')}
        startsOn={startsOn}
        weeks={program?.weeks}
        lastDay={lastDay}
        onChange={(chosen) => form.form.setFieldValue('startsOn', chosen)}
      />
      {preview && preview.training > 0 && (
        <RunningField
          value={running}
          startsOn={startsOn}
          preview={preview}
          onChange={(chosen) => form.form.setFieldValue('running', chosen)}
        />
      )}
      <Textarea
        label={t('copies.note')}
        description={t('copies.noteHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.field('note')}
      />
      {preview && <AssignSummary preview={preview} startsOn={startsOn} running={running} />}
    </FormSheet>
  );
}

function useToClientForm({ clientId, lastDay, onDone }: FieldsProps): ServerForm<Values> {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const [first] = useState<Values>(() => {
    const startsOn = lastDay ? addDays(lastDay, 1) : nextMonday(timeZone);
    return { programId: '', startsOn, note: '', running: 'keep' };
  });
  return useServerForm<typeof programRoutes.assign, Values>({
    initialValues: first,
    route: programRoutes.assign,
    schema: ChosenProgram,
    mode: 'controlled',
    toRequest: ({ programId, ...values }) => ({ id: programId, clientIds: [clientId], ...values }),
    invalidates: assignmentInvalidations,
    onSuccess: (_, { startsOn }) => {
      toast.success(t('assign.done', { count: 1, date: formatShortDate(startsOn) }));
      onDone();
    },
  });
}
