import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useSubject } from '#shell/web/api/subject.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { metricsPath } from '../links.ts';
import type { ClientMetric } from '../../contract.ts';
import { landmarkOf, metricName, type Texts } from '../metric-text.ts';
import { ConsentBanner } from '../ConsentBanner.tsx';
import { FromDeviceBanner } from '../FromDeviceBanner.tsx';
import { MetricLayout } from '../MetricLayout.tsx';
import { useMetricDetails } from '../queries.ts';
import { reminderText } from '../reminder-text.ts';
import { DetailsParams, rangeDays } from './details-params.ts';
import { MetricActions } from './MetricActions.tsx';
import { MetricDetailsView } from './MetricDetailsView.tsx';

/** One metric over time. */
export function MetricScreen() {
  const t = useTexts('metrics');
  const subject = useSubject();
  const { metricId = '' } = useParams({ strict: false });
  const { timeZone } = useMe();
  const [{ range = '1y' }] = useSearchParams(DetailsParams);
  const days = rangeDays[range];
  const from = days === null ? undefined : addDays(todayIn(timeZone), -days);
  const { data, error, cachedAt, cachedFrom } = useMetricDetails(subject, metricId, from);

  const metric = data?.metric;
  return (
    <MetricLayout
      subject={subject}
      error={data ? null : error}
      title={metric ? metricName(t, metric.metricType) : t('loading')}
      subtitle={metric ? subtitleOf(t, metric) : undefined}
      back={{ to: metricsPath(subject), label: t(subject.clientId === null ? 'backOwn' : 'back') }}
      actions={metric && <MetricActions subject={subject} metric={metric} />}
    >
      <FromDeviceBanner cachedAt={cachedAt} cachedFrom={cachedFrom} />
      <ConsentBanner subject={subject} />
      {data && metric ? (
        <MetricDetailsView
          subject={subject}
          metric={metric}
          values={data.values}
          isCut={data.isCut}
          marks={data.marks}
        />
      ) : (
        <Skeleton height={320} radius={8} />
      )}
    </MetricLayout>
  );
}

function subtitleOf(t: Texts, { metricType, reminder }: ClientMetric): string | undefined {
  const texts = [landmarkOf(t, metricType.metric), reminder && reminderText(t, reminder)];
  return texts.filter(Boolean).join(' ') || undefined;
}
