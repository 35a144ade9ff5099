import { Stack, TextInput } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type SurveyAssignment, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';

interface DatesDialogProps {
  assignment: SurveyAssignment;
  isOpen: boolean;
  onClose: () => void;
}

/** The end, the pause and the next day of an assignment. */
export function DatesDialog({ assignment, isOpen, onClose }: DatesDialogProps) {
  const t = useTexts('surveys');
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('assign.dates.title', { name: assignment.clientName })}>
      <DatesForm assignment={assignment} onSaved={onClose} />
    </Dialog>
  );
}

type Values = Record<'nextOn' | 'endsOn' | 'pausedFrom' | 'pausedUntil', string>;

function DatesForm({ assignment, onSaved }: { assignment: SurveyAssignment; onSaved: () => void }) {
  const t = useTexts('surveys');
  const { id: assignmentId, nextOn, endsOn, pausedFrom, pausedUntil } = assignment;
  const form = useServerForm<typeof surveyAssignmentRoutes.changeDates, Values>({
    route: surveyAssignmentRoutes.changeDates,
    initialValues: {
      nextOn: nextOn ?? '',
      endsOn: endsOn ?? '',
      pausedFrom: pausedFrom ?? '',
      pausedUntil: pausedUntil ?? '',
    },
    mode: 'controlled',
    toRequest: (values) => ({
      assignmentId,
      // A day that was not changed is that of the schedule, which a changed pause or end may move.
      nextOn: values.nextOn === (nextOn ?? '') ? null : values.nextOn || null,
      endsOn: values.endsOn || null,
      pausedFrom: values.pausedFrom || null,
      pausedUntil: values.pausedUntil || null,
    }),
    invalidates: answerInvalidations,
    success: () => t('assign.dates.done'),
    onSuccess: onSaved,
  });

  return (
    <FormSheet form={form} save={t('assign.dates.save')}>
      <Stack gap="md">
        <TextInput
          type="date"
          label={t('fields.nextOn')}
          description={t('assign.dates.nextHelp')}
          {...form.field('nextOn')}
        />
        <TextInput type="date" label={t('fields.endsOn')} description={t('assign.endHelp')} {...form.field('endsOn')} />
        <TextInput
          type="date"
          label={t('fields.pausedFrom')}
          description={t('assign.dates.pauseHelp')}
          {...form.field('pausedFrom')}
        />
        <TextInput
          type="date"
          label={t('fields.pausedUntil')}
          description={t('assign.dates.untilHelp')}
          {...form.field('pausedUntil')}
        />
      </Stack>
    </FormSheet>
  );
}
