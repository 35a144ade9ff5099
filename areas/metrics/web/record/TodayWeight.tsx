import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ClientMetric } from '../../contract.ts';
import { useLocalRecords } from '../device/use-local-records.ts';
import { isOfMetric } from '../device/record-store.ts';
import { metricLink } from '../links.ts';
import { noteOf, valueText } from '../metric-text.ts';
import { cachedMetrics } from '../queries.ts';
import classes from './Record.module.css';
import { useMayRecord } from './use-may-record.ts';
import { momentOn } from './use-record-draft.ts';
import { useRecording } from './use-recording.ts';
import type { EntryValues } from './ValueField.tsx';
import { WeightForm } from './WeightForm.tsx';

/** Loaded when something waits on the device. */
const UnsentRecord = lazy(async () => ({ default: (await import('./UnsentRecord.tsx')).UnsentRecord }));

/**
 * The weight of today on the start page of a client whose weight is followed: a field until it is recorded, then the value. Without a
 * connection it is shown from the device, and what is typed waits there until it is sent.
 */
export function TodayWeight() {
  const t = useTexts('metrics');
  const { timeZone, clientId } = useMe();
  const owner = clientId ?? '';
  const { data } = useCachedApiQuery(owner, cachedMetrics);
  const { store, records } = useLocalRecords(owner);
  const mayRecord = useMayRecord(ownSubject);
  const weight = data?.metrics.find(({ metricType }) => metricType.metric === 'weight');
  if (!weight) return null;

  const { last, metricType } = weight;
  const today = todayIn(timeZone);
  const recorded = last?.day === today ? last.value : null;
  const local = records.find((record) => record.request.day === today && isOfMetric(record, 'weight'));
  // Also of a later day, after a change of the time zone.
  const others = records.filter((record) => record !== local);
  if (recorded === null && !local && !mayRecord && others.length === 0) return null;
  return (
    <Section title={t('todayWeight')} actions={<Link {...metricLink(ownSubject, weight.id)}>{t('ownTitle')}</Link>}>
      <div className={classes['form']}>
        {local ? (
          <Suspense>
            <UnsentRecord store={store} record={local} metric="weight" />
          </Suspense>
        ) : recorded === null ? (
          <TodayForm weight={weight} />
        ) : (
          <div>
            <strong>{valueText(t, metricType, recorded)}</strong>
            <div className={classes['note']}>{noteOf(t, weight)}</div>
          </div>
        )}
        {/* Below today's: the field does not move while the client types and one of these is refused. */}
        <Suspense>
          {others.map((one) => (
            <UnsentRecord key={one.request.id} store={store} record={one} metric="weight" hasDay />
          ))}
        </Suspense>
      </div>
    </Section>
  );
}

function TodayForm({ weight: { metricType, last } }: { weight: ClientMetric }) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [error, setError] = useState<string | null>(null);
  const recording = useRecording(ownSubject, {
    types: [],
    onError: (refusal) => setError(messageOf(refusal)),
    onDone: () => {},
  });

  function save(value: EntryValues): void {
    const day = todayIn(timeZone);
    recording.send({
      id,
      day,
      note: '',
      ...momentOn(day, timeZone),
      values: [{ metric: 'weight', ...value }],
    });
  }

  return (
    <WeightForm
      metricType={metricType}
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
