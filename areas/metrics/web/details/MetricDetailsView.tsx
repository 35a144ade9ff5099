import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { decimalsOfUser } from '#shell/web/texts/units.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { ChartMark, ClientMetric } from '../../contract.ts';
import type { Measurement } from '../../contract/measurement.ts';
import { isOfComposition } from '../../rules/composition.ts';
import { isOfModels } from '../../rules/comparable.ts';
import { isMaximum } from '../../rules/maximum.ts';
import { trendOf, type TrendPoint } from '../../rules/trend.ts';
import { weeklyRateOf } from '../../rules/weekly-rate.ts';
import {
  changeText,
  datedText,
  differenceText,
  goalText,
  metricName,
  storedValueText,
  type Texts,
  valueText,
} from '../metric-text.ts';
import classes from '../Metrics.module.css';
import { DetailsParams, type Range, ranges } from './details-params.ts';
import { MetricChart } from './MetricChart.tsx';
import chartClasses from './MetricChart.module.css';
import {
  comparedValues,
  dayValues,
  drawnValues,
  goalOfUser,
  hasTrend,
  pointsOfUser,
  shownValues,
  sidesOf,
} from './series.ts';
import { UnsentRecords } from '../record/UnsentRecords.tsx';
import { ValueTable } from './ValueTable.tsx';

interface MetricDetailsViewProps {
  subject: Subject;
  metric: ClientMetric;
  /** The newest first. */
  values: readonly Measurement[];
  isCut: boolean;
  /** The newest first. */
  marks: readonly ChartMark[];
}

/** Period, figures, chart and table of one metric. */
export function MetricDetailsView({ subject, metric, values, isCut, marks }: MetricDetailsViewProps) {
  const t = useTexts('metrics');
  const [{ range = '1y', side: chosenSide }, setParams] = useSearchParams(DetailsParams);
  const sides = sidesOf(values);
  const side = sides.find((one) => (one ?? 'none') === chosenSide) ?? sides[0] ?? null;
  const shown = useMemo(() => shownValues(values, side), [values, side]);
  const drawn = useMemo(() => drawnValues(metric, shown), [metric, shown]);
  const points = useMemo(() => trendOf(dayValues(drawn)), [drawn]);
  const newestFirst = useMemo(() => shown.toReversed(), [shown]);

  return (
    <div className={classes['stack']}>
      <div className={classes['choices']}>
        {/* The animation of a chosen period would take more time than the chart. */}
        <SegmentedControl
          aria-label={t('range')}
          transitionDuration={0}
          value={range}
          onChange={(one) => setParams({ range: one as Range })}
          data={ranges.map((one) => ({ value: one, label: t(`ranges.${one}`) }))}
        />
        {sides.length > 1 && (
          <SegmentedControl
            aria-label={t('fields.side')}
            value={side ?? 'none'}
            onChange={(one) => setParams({ side: one as 'none' })}
            data={sides.map((one) => ({ value: one ?? 'none', label: t(`sides.${one ?? 'none'}`) }))}
          />
        )}
      </div>
      {metric.areNumbersHidden && <Banner tone="info">{t('hidden')}</Banner>}
      {subject.clientId === null && <UnsentRecords metric={metric.metricType.metric} />}
      {values.length === 0 && (
        <Card>
          <EmptyState illustration="weights" text={t(metric.last ? 'noValuesInRange' : 'noValues')} />
        </Card>
      )}
      {isOfComposition(metric.metricType.metric) && marks.some(({ kind }) => kind === 'pregnancy') && (
        <p className={classes['muted']}>{t('chart.pregnancy')}</p>
      )}
      {isOfModels(metric.metricType.group) && drawn.length < shown.filter(({ notCounted }) => !notCounted).length && (
        <p className={classes['muted']}>{t('chart.otherModels', { model: drawn.at(-1)?.device ?? '' })}</p>
      )}
      {points.length > 0 && <ChartSection metric={metric} points={points} values={drawn} marks={marks} />}
      {isCut && <p className={classes['muted']}>{t('chart.cut', { count: values.length })}</p>}
      {values.length > 0 && (
        <ValueTable clientId={subject.clientId} metric={metric} values={newestFirst} marks={marks} />
      )}
    </div>
  );
}

interface ChartSectionProps {
  metric: ClientMetric;
  points: readonly TrendPoint[];
  /** Oldest first. */
  values: readonly Measurement[];
  marks: readonly ChartMark[];
}

function ChartSection({ metric, points, values, marks }: ChartSectionProps) {
  const t = useTexts('metrics');
  const { metricType, goal } = metric;
  const isSmoothed = hasTrend(metric, points.length);
  const name = metricName(t, metricType);
  // State of the component and not a search param: dragging over the chart would cause a navigation for each day.
  const [day, setDay] = useState<string | null>(null);
  const summary = goal ? goalText(t, metricType, goal) : '';
  const drawn = useMemo(() => pointsOfUser(points, metricType.unit), [points, metricType.unit]);
  const drawnGoal = useMemo(() => goal && goalOfUser(goal, metricType.unit), [goal, metricType.unit]);
  return (
    <Section title={name} subtitle={summary}>
      <Stats metric={metric} points={points} values={values} isSmoothed={isSmoothed} />
      <MetricChart
        points={drawn}
        hasTrend={isSmoothed}
        goal={drawnGoal}
        decimals={decimalsOfUser(metricType.unit, metricType.decimals)}
        marks={marks}
        label={t('chart.label', { name, count: points.length, summary })}
        selectedDay={day}
        onSelect={setDay}
      />
      <Selection points={points} values={values} metric={metric} day={day} onSelect={setDay} />
      {values.length > points.length && <p className={classes['muted']}>{t('chart.lastOfDay')}</p>}
      {isSmoothed && <p className={classes['muted']}>{t('chart.smoothing')}</p>}
    </Section>
  );
}

interface StatsProps extends Omit<ChartSectionProps, 'marks'> {
  isSmoothed: boolean;
}

/**
 * The last value and the change are measured values; trend and rate are computed from the last values of the days. Of a lift the maximum that
 * counts is shown, with the change since the first value of its kind: a tested maximum is not compared with an estimate.
 */
function Stats({ metric, points, values, isSmoothed }: StatsProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const { metricType } = metric;
  const numbers = dayValues(comparedValues(metric, values));
  const maximum = isMaximum(metricType.group) ? metric.last : null;
  const [first, last, lastPoint] = [numbers[0], maximum ? dayValues([maximum])[0] : numbers.at(-1), points.at(-1)];
  if (!last || !lastPoint) return null;
  const rate = isSmoothed ? weeklyRateOf(points, todayIn(timeZone)) : null;
  return (
    <StatGroup
      stats={[
        {
          label: t(maximum ? 'stats.maximum' : 'stats.last'),
          value: storedValueText(t, metricType, { value: last.value, method: maximum?.method ?? null }),
          note: datedText(t, maximum, last.day),
        },
        first !== undefined &&
          first.day < last.day && {
            label: t('stats.change'),
            value: differenceText(t, metricType, { now: last.value, before: first.value }),
            note: formatDate(first.day),
          },
        isSmoothed && { label: t('stats.trend'), value: valueText(t, metricType, lastPoint.trend) },
        isSmoothed && {
          label: t('stats.rate'),
          value: rate ? changeText(t, precise(metricType), rate.perWeek) : '–',
          note: rate ? rangeText(t, metricType, rate) : t('stats.noRate'),
        },
      ]}
    />
  );
}

/** A rate has one decimal more than the values. */
function precise(metricType: ClientMetric['metricType']) {
  return { ...metricType, decimals: metricType.decimals + 1 };
}

function rangeText(t: Texts, metricType: ClientMetric['metricType'], rate: { from: number; to: number }): string {
  const text = (value: number) => changeText(t, precise(metricType), value);
  return t('stats.rateRange', { from: text(rate.from), to: text(rate.to) });
}

interface SelectionProps extends Omit<ChartSectionProps, 'marks'> {
  day: string | null;
  onSelect: (day: string) => void;
}

/** The values of the selected day with source and note, and buttons to the neighbours for keyboard and phone. */
function Selection({ metric, points, values, day, onSelect }: SelectionProps) {
  const t = useTexts('metrics');
  const index = points.findIndex((point) => point.day === day);
  const [before, after] = [
    points[index === -1 ? points.length - 1 : index - 1],
    index === -1 ? undefined : points[index + 1],
  ];
  const ofDay = values.filter((value) => value.day === day);
  const text = ofDay
    .map(({ value, source, method, note }) => {
      const shown = {
        value: storedValueText(t, metric.metricType, { value: value ?? 0, method }),
        source: t(`sources.${source}`),
      };
      const point = t('chart.point', { ...shown, date: formatDate(day ?? '') });
      return note ? `${point} · ${note}` : point;
    })
    .join('; ');
  return (
    <div className={chartClasses['selection']}>
      <Step label={t('chart.previous')} day={before?.day} onSelect={onSelect} Icon={IconChevronLeft} />
      <p aria-live="polite">{text || t('chart.tap')}</p>
      <Step label={t('chart.next')} day={after?.day} onSelect={onSelect} Icon={IconChevronRight} />
    </div>
  );
}

interface StepProps {
  label: string;
  day: string | undefined;
  onSelect: (day: string) => void;
  Icon: typeof IconChevronLeft;
}

function Step({ label, day, onSelect, Icon }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      disabled={!day}
      onClick={() => day && onSelect(day)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
