import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { type ApiError, messageOf } from '#shell/web/api/api-error.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import { metricLink } from '../links.ts';
import { metricName, noteOf, valueText } from '../metric-text.ts';
import { useMetrics, useValueMutation } from '../queries.ts';
import classes from './Record.module.css';
import { useMayRecord } from './use-may-record.ts';
import { instantOn } from './use-record-draft.ts';
import { emptyEntry, ValueField } from './ValueField.tsx';

/** The weight of today on the start page of a client whose weight is followed: a field until it is recorded, then the value. */
export function TodayWeight() {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const { data } = useMetrics(ownSubject);
  const mayRecord = useMayRecord(ownSubject);
  const weight = data?.metrics.find(({ metricType }) => metricType.metric === 'weight');
  if (!weight) return null;

  const { last, metricType } = weight;
  const recorded = last?.day === todayIn(timeZone) ? last.value : null;
  if (recorded === null && !mayRecord) return null;
  return (
    <Section title={t('todayWeight')} actions={<Link {...metricLink(ownSubject, weight.id)}>{t('ownTitle')}</Link>}>
      {recorded === null ? (
        <WeightForm weight={weight} />
      ) : (
        <>
          <strong>{valueText(t, metricType, recorded)}</strong>
          <div className={classes['note']}>{noteOf(t, weight)}</div>
        </>
      )}
    </Section>
  );
}

function WeightForm({ weight: { metricType, last } }: { weight: ClientMetric }) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [value, setValue] = useState(emptyEntry);
  const [error, setError] = useState<ApiError | 'nothing' | null>(null);
  const recording = useValueMutation(ownSubject, metricRoutes.record, {
    onError: setError,
    onSuccess: ({ values }) => toast.success(t('record.saved', { count: values.length })),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = value.entered.trim() === '';
    setError(isEmpty ? 'nothing' : null);
    if (isEmpty) return;
    const day = todayIn(timeZone);
    const values = [{ metric: 'weight' as const, ...value }];
    recording.send({ id, day, note: '', measuredAt: instantOn(day, timeZone), values });
  }

  return (
    <form noValidate className={classes['single']} onSubmit={submit}>
      <ValueField
        name={metricName(t, metricType)}
        metric="weight"
        unit={metricType.unit}
        value={value}
        error={error && (error === 'nothing' ? t('record.nothing') : messageOf(error))}
        description={
          last && last.value !== null
            ? t('record.last', { value: valueText(t, metricType, last.value), date: formatDate(last.day) })
            : undefined
        }
        onChange={setValue}
      />
      <Button type="submit" variant="default" loading={recording.isPending}>
        {t('record.save')}
      </Button>
    </form>
  );
}
