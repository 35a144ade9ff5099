import { Textarea, TextInput } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import { type Subject, subjectRoute } from '#shell/web/api/subject.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { photoLimits, photoRoutes, type PhotoSet } from '../../contract.ts';
import { photoInvalidations } from '../queries.ts';

interface SetFormProps {
  subject: Subject;
  set: PhotoSet;
  opened: boolean;
  onClose: () => void;
}

/** Changes the day and the note of a set. */
export function SetForm({ opened, onClose, ...props }: SetFormProps) {
  const t = useTexts('progress');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('set.edit')}>
      <Fields {...props} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ subject, set, onClose }: Omit<SetFormProps, 'opened'>) {
  const t = useTexts('progress');
  const { timeZone } = useMe();
  const { clientId } = subject;
  const form = useRecordForm({
    routes: { update: subjectRoute(subject, photoRoutes.update) },
    record: set,
    initialValues: (opened) => initialValues({ taken_on: '', note: '' }, opened),
    pick: (response) => response.progress,
    toBody: (values) => ({ ...values, progressId: set.id, ...(clientId !== null && { clientId }) }),
    texts: { label: (name) => t(`fields.${name}`) },
    invalidates: photoInvalidations,
    success: () => t('set.saved'),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form}>
      <TextInput
        type="date"
        label={t('fields.taken_on')}
        max={todayIn(timeZone)}
        data-autofocus
        {...form.field('taken_on')}
      />
      <Textarea label={t('fields.note')} maxLength={photoLimits.note} autosize minRows={2} {...form.field('note')} />
    </FormSheet>
  );
}
