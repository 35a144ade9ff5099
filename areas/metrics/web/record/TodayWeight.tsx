import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { messageOf } from '#shell/web/api/api-error.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { isRejection } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import { useLocalWeights } from '../device/use-local-weights.ts';
import type { LocalWeight, WeightStore } from '../device/weight-store.ts';
import { metricLink } from '../links.ts';
import { metricName, noteOf, valueText } from '../metric-text.ts';
import { cachedMetrics, useValueMutation } from '../queries.ts';
import classes from './Record.module.css';
import { useMayRecord } from './use-may-record.ts';
import { instantOn } from './use-record-draft.ts';
import { typedEntry, UnsentWeight } from './UnsentWeight.tsx';
import { emptyEntry, ValueField } from './ValueField.tsx';

/**
 * The weight of today on the start page of a client whose weight is followed: a field until it is recorded, then the value. Without a
 * connection it is shown from the device, and what is typed waits there until it is sent.
 */
export function TodayWeight() {
  const t = useTexts('metrics');
  const { timeZone, clientId } = useMe();
  const owner = clientId ?? '';
  const { data } = useCachedApiQuery(owner, cachedMetrics);
  const { store, weights } = useLocalWeights(owner);
  const mayRecord = useMayRecord(ownSubject);
  const weight = data?.metrics.find(({ metricType }) => metricType.metric === 'weight');
  if (!weight) return null;

  const { last, metricType } = weight;
  const today = todayIn(timeZone);
  const recorded = last?.day === today ? last.value : null;
  // One of an earlier day that the server refused is corrected first.
  const local =
    weights.find(({ rejection }) => rejection !== null) ?? weights.find(({ request }) => request.day === today);
  const others = weights.filter((one) => one !== local && one.rejection === null && one.request.day <= today);
  if (recorded === null && !local && !mayRecord && others.length === 0) return null;
  return (
    <Section title={t('todayWeight')} actions={<Link {...metricLink(ownSubject, weight.id)}>{t('ownTitle')}</Link>}>
      {others.map((one) => (
        <UnsentWeight key={one.request.day} metricType={metricType} store={store} weight={one} hasDay />
      ))}
      {local && local.rejection === null ? (
        <UnsentWeight metricType={metricType} store={store} weight={local} />
      ) : recorded === null || local ? (
        <WeightForm weight={weight} store={store} rejected={local} />
      ) : (
        <>
          <strong>{valueText(t, metricType, recorded)}</strong>
          <div className={classes['note']}>{noteOf(t, weight)}</div>
        </>
      )}
    </Section>
  );
}

interface WeightFormProps {
  weight: ClientMetric;
  store: WeightStore;
  /** The weight that the server refused, to be corrected: of today or of an earlier day. */
  rejected: LocalWeight | undefined;
}

function WeightForm({ weight: { metricType, last }, store, rejected }: WeightFormProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [value, setValue] = useState(rejected ? typedEntry(rejected) : emptyEntry);
  const [error, setError] = useState(rejected ? `${formatDate(rejected.request.day)}: ${rejected.rejection}` : null);
  const recording = useValueMutation(ownSubject, metricRoutes.record, {
    onError: (error, request) =>
      isRejection(error) ? setError(messageOf(error)) : store.save({ request, rejection: null }),
    onSuccess: ({ values }) => {
      if (rejected) store.remove(rejected.request);
      toast.success(t('record.saved', { count: values.length }));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = value.entered.trim() === '';
    setError(isEmpty ? t('record.nothing') : null);
    if (isEmpty) return;
    const values = [{ metric: 'weight' as const, ...value }];
    const day = todayIn(timeZone);
    const { request } = rejected ?? { request: { day, note: '', measuredAt: instantOn(day, timeZone) } };
    recording.send({ ...request, id, values });
  }

  return (
    <form noValidate className={classes['single']} onSubmit={submit}>
      <ValueField
        name={metricName(t, metricType)}
        metric="weight"
        unit={metricType.unit}
        value={value}
        error={error}
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
