import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientMetric } from '../../contract.ts';
import type { MetricKey } from '../../contract/measurement.ts';
import { metricName, type ShownType, storedValueText, type Texts } from '../metric-text.ts';
import { shownTypes, useTypedTypes } from './entry-types.ts';
import { DayField, NoteField, ValuesForm } from './FormParts.tsx';
import classes from './Record.module.css';
import { momentOn, type RecordDraft, useRecordDraft } from './use-record-draft.ts';
import { useRecording } from './use-recording.ts';
import { emptyEntry, ValueField } from './ValueField.tsx';

interface RecordFormProps {
  subject: Subject;
  metrics: readonly ClientMetric[];
  onClose: () => void;
}

/** A day, a field for each metric, and a note. What stays empty is not stored. */
export function RecordForm({ subject, metrics, onClose }: RecordFormProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const { draft, change, clear } = useRecordDraft(subject);
  const [added, setAdded] = useState<readonly ShownType[]>([]);
  const [error, setError] = useState<ApiError | 'nothing' | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const types = useTypedTypes(subject);
  const shown = withTyped([...shownTypes(metrics), ...added], { draft, types });
  const typed = shown.filter(({ metric }) => draft.entries[metric]?.entered.trim());
  const recording = useRecording(subject, {
    types: typed,
    onError: setError,
    onDone: () => {
      clear();
      onClose();
    },
  });

  function submit(): void {
    setError(typed.length === 0 ? 'nothing' : null);
    if (typed.length === 0) return;
    const { id, day, note, entries } = draft;
    const values = typed.map(({ metric }) => ({ metric: metric as MetricKey, ...(entries[metric] ?? emptyEntry) }));
    setSent(values.map(({ metric }) => metric));
    recording.send({ id, day, note, ...momentOn(day, timeZone), values });
  }

  const { dayError, errorOf, message } = errorsOf(t, error, sent);
  return (
    <ValuesForm message={message} refused={error} isSaving={recording.isPending} onSubmit={submit} onCancel={onClose}>
      <p className={classes['help']}>{t('record.help')}</p>
      <DayField value={draft.day} error={dayError} onChange={(day) => change({ day })} />
      <ul className={classes['rows']}>
        {shown.map((metricType, index) => (
          <li key={metricType.metric}>
            <ValueField
              name={metricName(t, metricType)}
              metric={metricType.metric}
              unit={metricType.unit}
              value={draft.entries[metricType.metric] ?? emptyEntry}
              error={errorOf(metricType.metric)}
              description={lastText(t, metricType, metrics)}
              autoFocus={index === 0}
              onChange={(value) => change({ entries: { ...draft.entries, [metricType.metric]: value } })}
            />
          </li>
        ))}
      </ul>
      <OtherTypes types={notIn(shown, types)} onAdd={(metricType) => setAdded([...added, metricType])} />
      <NoteField value={draft.note} onChange={(note) => change({ note })} />
    </ValuesForm>
  );
}

/** Offers the types that the form does not show. */
function OtherTypes({ types, onAdd }: { types: readonly ShownType[]; onAdd: (metricType: ShownType) => void }) {
  const t = useTexts('metrics');
  if (types.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('record.more')}
      value=""
      data={[
        { value: '', label: t('record.more') },
        ...types.map((one) => ({ value: one.metric, label: metricName(t, one) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = types.find(({ metric }) => metric === currentTarget.value);
        if (chosen) onAdd(chosen);
      }}
    />
  );
}

/** The types with those of a restored draft. */
function withTyped(
  shown: readonly ShownType[],
  { draft: { entries }, types }: { draft: RecordDraft; types: readonly ShownType[] },
): ShownType[] {
  return [...shown, ...notIn(shown, types).filter(({ metric }) => entries[metric]?.entered.trim())];
}

function notIn(shown: readonly ShownType[], types: readonly ShownType[]): ShownType[] {
  return types.filter(({ metric }) => !shown.some((one) => one.metric === metric));
}

/** `sent`: the metrics of the refused request. The form may have others since, and the refusal names them by their index. */
function errorsOf(t: Texts, error: ApiError | 'nothing' | null, sent: readonly string[]) {
  if (error === null) return { errorOf: () => undefined };
  if (error === 'nothing') return { errorOf: () => undefined, message: t('record.nothing') };
  const dayError = error.errors['day']?.[0];
  const errorOf = (metric: string) => error.errors[`values.${sent.indexOf(metric)}.entered`]?.[0];
  const isShown = dayError || sent.some(errorOf);
  return { dayError, errorOf, message: isShown ? null : messageOf(error) };
}

function lastText(t: Texts, metricType: ShownType, metrics: readonly ClientMetric[]): string | undefined {
  const last = metrics.find((one) => one.metricType.metric === metricType.metric)?.last;
  if (!last || last.value === null) return undefined;
  const value = storedValueText(t, metricType, { value: last.value, method: last.method });
  return t('record.last', { value, date: formatDate(last.day) });
}
