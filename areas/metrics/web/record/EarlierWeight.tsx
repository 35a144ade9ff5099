import { todayIn } from '#shell/common/dates.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { differenceText, valueText } from '../metric-text.ts';
import { useMetrics } from '../queries.ts';
import classes from './Record.module.css';

/**
 * The client's last weight, and the change up to `weightKg`: of an earlier day, or of today when a professional measured it, since the
 * client's own value of today may be the one that is typed, which the text says. Shows nothing without one, or while numbers are hidden. The screen must load
 * the text namespace `metrics`.
 */
export function EarlierWeight({ weightKg }: { weightKg: number | undefined }) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const { data } = useMetrics(ownSubject);
  const weight = data?.metrics.find(({ metricType }) => metricType.metric === 'weight');
  const { last, delta, previousDay, metricType } = weight ?? {};
  if (!metricType || !last || last.value === null) return null;
  const isOwnOfToday = last.day === todayIn(timeZone) && last.isByClient;
  const earlier = isOwnOfToday
    ? previousDay && { day: previousDay, value: last.value - (delta ?? 0) }
    : { day: last.day, value: last.value };
  if (!earlier) return null;
  const isChanged = weightKg !== undefined && weightKg !== earlier.value;
  return (
    <p className={classes['note']}>
      {[
        t(isOwnOfToday ? 'record.beforeToday' : 'record.last', {
          value: valueText(t, metricType, earlier.value),
          date: formatDate(earlier.day),
        }),
        ...(isChanged ? [differenceText(t, metricType, { now: weightKg, before: earlier.value })] : []),
      ].join(' · ')}
    </p>
  );
}
