import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { clearDraft, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import type { EntryUnit, Measurement, MetricKey } from '../../contract/measurement.ts';
import { enteredText, metricName } from '../metric-text.ts';
import { useValueMutation } from '../queries.ts';
import { DayField, NoteField, ValuesForm } from '../record/FormParts.tsx';
import { useRecording } from '../record/use-recording.ts';
import { momentOn } from '../record/use-record-draft.ts';
import { emptyEntry, type EntryValues, ValueField } from '../record/ValueField.tsx';

interface ValueDialogProps {
  subject: Subject;
  metric: ClientMetric;
  /** The value to change; without it a new one. */
  value?: Measurement;
  opened: boolean;
  onClose: () => void;
}

export function ValueDialog({ opened, onClose, ...props }: ValueDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t(props.value ? 'values.edit' : 'values.add')} opened={opened} onClose={onClose}>
      <ValueForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function ValueForm({ subject, metric, value, onClose }: Omit<ValueDialogProps, 'opened'>) {
  const t = useTexts('metrics');
  const { timeZone, clientId } = useMe();
  const { metric: code, unit } = metric.metricType;
  const { typed, change, clear } = useTypedValue(`metrics.${subject.clientId ?? clientId}.${metric.id}`, value);
  const { id, day, note, entry } = typed;
  const [error, setError] = useState<ApiError | null>(null);
  const close = () => {
    clear();
    onClose();
  };
  const recording = useRecording(subject, { types: [metric.metricType], onError: setError, onDone: close });
  const update = useValueMutation(subject, metricRoutes.updateValue, {
    onError: setError,
    onSuccess: () => {
      toast.success(t('values.saved'));
      close();
    },
  });

  function submit(): void {
    setError(null);
    const moment = value?.day === day ? { measuredAt: value.measuredAt } : momentOn(day, timeZone);
    if (value) update.send({ valueId: value.id, version: value.version, day, note, ...moment, ...entry });
    else recording.send({ id, day, note, ...moment, values: [{ metric: code as MetricKey, ...entry }] });
  }

  const entryError = error?.errors['entered']?.[0] ?? error?.errors['values.0.entered']?.[0];
  const dayError = error?.errors['day']?.[0];
  return (
    <ValuesForm
      message={error && !entryError && !dayError ? messageOf(error) : null}
      refused={error}
      isSaving={recording.isPending || update.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ValueField
        name={metricName(t, metric.metricType)}
        metric={code}
        unit={unit}
        value={entry}
        error={entryError}
        autoFocus
        onChange={(next) => change({ entry: next })}
      />
      <DayField value={day} error={dayError} onChange={(next) => change({ day: next })} />
      <NoteField value={note} onChange={(next) => change({ note: next })} />
    </ValuesForm>
  );
}

interface TypedValue extends Record<string, unknown> {
  /** Sent with a new value, so that a repeated request stores it once. */
  id: string;
  day: string;
  note: string;
  entry: EntryValues;
}

/** What is typed of a value. That of a new one survives closing the dialog and a reload. */
function useTypedValue(key: string, value: Measurement | undefined) {
  const { timeZone } = useMe();
  const draftKey = value ? undefined : key;
  const [typed, setTyped] = useState<TypedValue>(() => ({
    id: newId(),
    day: value?.day ?? todayIn(timeZone),
    note: value?.note ?? '',
    entry: value ? entryOf(value) : emptyEntry,
    ...readDraft<TypedValue>(draftKey),
  }));

  function change(changes: Partial<TypedValue>): void {
    const next = { ...typed, ...changes };
    setTyped(next);
    saveDraft(draftKey, next);
  }

  return { typed, change, clear: () => clearDraft(draftKey) };
}

/** The value as it was typed. */
function entryOf({ entered, side }: Measurement): EntryValues {
  return { entered: enteredText({ entered }), unit: (entered?.unit as EntryUnit | undefined) ?? null, side };
}
