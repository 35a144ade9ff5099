import { Stack, TextInput } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
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

const dateFields = ['nextOn', 'endsOn', 'pausedFrom', 'pausedUntil'] as const;
type Values = Record<(typeof dateFields)[number], string>;

/** The dates as the inputs show them: empty without one. */
function valuesOf(assignment: SurveyAssignment | undefined): Values {
  return Object.fromEntries(dateFields.map((name) => [name, assignment?.[name] ?? ''])) as Values;
}

function DatesForm({ assignment, onSaved }: { assignment: SurveyAssignment; onSaved: () => void }) {
  const t = useTexts('surveys');
  const form = useRecordForm({
    routes: { update: surveyAssignmentRoutes.changeDates },
    record: assignment,
    initialValues: valuesOf,
    pick: (response) => response.assignment,
    toBody: (values, present) => ({
      assignmentId: assignment.id,
      // A day that was not changed is that of the schedule, which a changed pause or end may move.
      nextOn: values.nextOn === valuesOf(present).nextOn ? null : values.nextOn || null,
      endsOn: values.endsOn || null,
      pausedFrom: values.pausedFrom || null,
      pausedUntil: values.pausedUntil || null,
    }),
    mode: 'controlled',
    texts: { label: (name) => t(`fields.${name}`) },
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
