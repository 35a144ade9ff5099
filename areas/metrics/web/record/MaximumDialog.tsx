import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { maximumRoutes } from '../../contract/maximum.ts';
import { useValueMutation } from '../queries.ts';
import { DayField, ValuesForm } from './FormParts.tsx';
import { momentOn } from './use-record-draft.ts';
import { emptyEntry, type EntryValues, ValueField } from './ValueField.tsx';

interface MaximumDialogProps {
  subject: Subject;
  /** Null while the dialog is closed. */
  exercise: { id: string; name: string } | null;
  onClose: () => void;
}

/** Dialog for the tested maximum of an exercise. It needs the texts of the area `metrics`. */
export function MaximumDialog({ subject, exercise, onClose }: MaximumDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t('maximum.title', { name: exercise?.name ?? '' })} opened={exercise !== null} onClose={onClose}>
      {exercise && <MaximumForm subject={subject} exerciseId={exercise.id} onClose={onClose} />}
    </Dialog>
  );
}

interface MaximumFormProps {
  subject: Subject;
  exerciseId: string;
  onClose: () => void;
}

function MaximumForm({ subject, exerciseId, onClose }: MaximumFormProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [day, setDay] = useState(() => todayIn(timeZone));
  const [entry, setEntry] = useState<EntryValues>(emptyEntry);
  const [error, setError] = useState<ApiError | null>(null);
  const recording = useValueMutation(subject, maximumRoutes.record, {
    onError: setError,
    onSuccess: () => {
      toast.success(t('maximum.saved'));
      onClose();
    },
  });

  function submit(): void {
    setError(null);
    const { entered, unit } = entry;
    recording.send({
      id,
      exerciseId,
      day,
      ...momentOn(day, timeZone),
      entered,
      unit: unit === 'lb' ? unit : 'kg',
    });
  }

  const entryError = error?.errors['entered']?.[0];
  const dayError = error?.errors['day']?.[0];
  return (
    <ValuesForm
      message={error && !entryError && !dayError ? messageOf(error) : null}
      refused={error}
      isSaving={recording.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ValueField
        name={t('maximum.label')}
        metric={exerciseId}
        unit="kg"
        value={entry}
        error={entryError}
        autoFocus
        onChange={setEntry}
      />
      <DayField value={day} error={dayError} onChange={setDay} />
    </ValuesForm>
  );
}
