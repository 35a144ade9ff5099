import { Button } from '@mantine/core';
import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
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

/**
 * Dialog for the tested maximum of an exercise. An estimate from logged sets can be recorded as the maximum with one click. It needs the
 * texts of the area `metrics`.
 */
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
  const estimatedKg = useEstimate(subject, exerciseId);
  const recording = useValueMutation(subject, maximumRoutes.record, {
    onError: setError,
    onSuccess: () => {
      toast.success(t('maximum.saved'));
      onClose();
    },
  });

  function submit({ entered, unit }: Pick<EntryValues, 'entered' | 'unit'>): void {
    setError(null);
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
      onSubmit={() => submit(entry)}
      onCancel={onClose}
    >
      {estimatedKg !== undefined && (
        <Button
          variant="light"
          disabled={recording.isPending}
          onClick={() => submit({ entered: formatNumber(estimatedKg, 2), unit: 'kg' })}
        >
          {t('maximum.useEstimate', { weight: formatWeight(estimatedKg) })}
        </Button>
      )}
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

/** The maximum that is estimated from logged sets, in kg; undefined while a tested one counts or none is known. */
function useEstimate(subject: Subject, exerciseId: string): number | undefined {
  const mayRead = useMay()(subject.clientId === null ? 'view own record' : 'view health records');
  const { data } = useApiQuery(...forSubject(subject, maximumRoutes.list, { exerciseIds: exerciseId }), {
    enabled: mayRead,
  });
  return data?.maxima.find(({ isTested }) => !isTested)?.oneRepMaxKg;
}
