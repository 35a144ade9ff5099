import { Link } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ClientMetric } from '../../contract.ts';
import { isEstimate, isMaximum } from '../../rules/maximum.ts';
import { metricLink } from '../links.ts';
import { changeNote, goalText, storedValueText, type Texts, useMetricName, valueText } from '../metric-text.ts';
import classes from '../Metrics.module.css';
import { Spark } from './Spark.tsx';

/** One metric with the last value, the change, the goal and a small line. */
export function MetricCard({ subject, metric }: { subject: Subject; metric: ClientMetric }) {
  const t = useTexts('metrics');
  const { id, metricType, goal, last, spark } = metric;
  const name = useMetricName(metricType);
  const later = laterEstimate(metric);
  return (
    <li>
      <Link {...metricLink(subject, id)} className={classes['card']}>
        <span className={classes['name']}>{name}</span>
        <strong className={classes['last']}>{lastText(t, metric)}</strong>
        <Spark points={spark} decimals={metricType.decimals} />
        <span className={classes['note']}>
          {[
            last?.side && t(`sides.${last.side}`),
            last && isEstimate(last) && t(later ? 'bestEstimate' : 'estimated'),
            dayText(t, metric),
            later && t('latestEstimate', { value: valueText(t, metricType, later.value), date: formatDate(later.day) }),
            changeNote(t, metric),
            goal && goalText(t, metricType, goal),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {last?.notCounted && <StateBadge tone="soon">{t(`notCounted.${last.notCounted}`)}</StateBadge>}
        {last?.disputedAt && (
          <span className={classes['note']}>
            <StateBadge tone="soon">{t('dispute.badge')}</StateBadge>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The latest estimate, when the card shows an earlier maximum because that is higher or was tested. */
function laterEstimate({ metricType, last, spark }: ClientMetric): ClientMetric['spark'][number] | undefined {
  const latest = spark.at(-1);
  return isMaximum(metricType.group) && last && latest && latest.day > last.day ? latest : undefined;
}

/**
 * The day of the last value; '' where the change names it. A BMI is of the weight of its visit, which may be older than the last
 * weight.
 */
function dayText(t: Texts, { metricType, last, previousDay }: ClientMetric): string {
  if (!last) return t('noValues');
  const date = formatDate(last.day);
  if (metricType.metric === 'result_body_mass_index') return t('withWeightOfDay', { date });
  return previousDay === last.day ? '' : date;
}

function lastText(t: Texts, { metricType, last }: ClientMetric): string {
  if (!last) return '–';
  const { value, method } = last;
  return value === null ? t('hiddenShort') : storedValueText(t, metricType, { value, method });
}
