import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
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
import { noteOf, valueText } from '../metric-text.ts';
import { cachedMetrics, useValueMutation } from '../queries.ts';
import classes from './Record.module.css';
import { useMayRecord } from './use-may-record.ts';
import { instantOn } from './use-record-draft.ts';
import { typedEntry, UnsentWeight } from './UnsentWeight.tsx';
import { emptyEntry, type EntryValues } from './ValueField.tsx';
import { WeightForm } from './WeightForm.tsx';

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
        <TodayForm key={local?.request.id} weight={weight} store={store} rejected={local} />
      ) : (
        <>
          <strong>{valueText(t, metricType, recorded)}</strong>
          <div className={classes['note']}>{noteOf(t, weight)}</div>
        </>
      )}
    </Section>
  );
}

interface TodayFormProps {
  weight: ClientMetric;
  store: WeightStore;
  /** The weight that the server refused, to be corrected: of today or of an earlier day. */
  rejected: LocalWeight | undefined;
}

function TodayForm({ weight: { metricType, last }, store, rejected }: TodayFormProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [error, setError] = useState(rejected ? `${formatDate(rejected.request.day)}: ${rejected.rejection}` : null);
  const recording = useValueMutation(ownSubject, metricRoutes.record, {
    // A weight that another tab stored meanwhile stays, and is shown in the place of this form.
    onError: (error, request) =>
      isRejection(error) ? setError(messageOf(error)) : store.replace(rejected?.request ?? null, request),
    onSuccess: ({ values }) => {
      if (rejected) store.remove(rejected.request);
      toast.success(t('record.saved', { count: values.length }));
    },
  });

  function save(value: EntryValues): void {
    const day = todayIn(timeZone);
    const request = rejected?.request ?? { id, day, note: '', measuredAt: instantOn(day, timeZone) };
    recording.send({ ...request, values: [{ metric: 'weight', ...value }] });
  }

  return (
    <WeightForm
      metricType={metricType}
      start={rejected ? typedEntry(rejected) : emptyEntry}
      description={
        last && last.value !== null
          ? t('record.last', { value: valueText(t, metricType, last.value), date: formatDate(last.day) })
          : undefined
      }
      error={error}
      isPending={recording.isPending}
      onError={setError}
      onSave={save}
    />
  );
}
