import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ChartMark, ClientMetric } from '../../contract.ts';
import { editableSources, type Measurement } from '../../contract/measurement.ts';
import { areComparable, isOfModels } from '../../rules/comparable.ts';
import { countingValues, isEstimate } from '../../rules/maximum.ts';
import { markLink } from '../links.ts';
import { authorText, differenceText, enteredText, markText, storedValueText, type Texts } from '../metric-text.ts';
import classes from './ValueTable.module.css';
import { ValueMenu } from './ValueMenu.tsx';

interface ValueTableProps {
  /** Null: the own values. */
  clientId: string | null;
  metric: ClientMetric;
  /** The newest first. */
  values: readonly Measurement[];
  /** The newest first. */
  marks: readonly ChartMark[];
}

/** Rows that are shown at first, and those that are added. */
const rowCounts = { first: 25, more: 50 };

/**
 * The values as a table, also for screen readers: day, value with the change, source with author and note, menu. Not rendered again
 * when a day of the chart is selected. Its rows are plain elements, because those of the component library take many times longer.
 */
export const ValueTable = memo(function ValueTable({ clientId, metric, values, marks }: ValueTableProps) {
  const t = useTexts('metrics');
  const tShell = useTexts('shell');
  const mayChange = useMay()(clientId === null ? 'update own record' : 'update health records');
  const [count, setCount] = useState(rowCounts.first);
  const shown = values.slice(0, count);
  const compared = comparisonOf(metric, values);
  const lastDay = shown.at(-1)?.day ?? '';
  const rows = [
    ...shown.map((value) => ({ day: value.day, value, ...compared(value) })),
    ...marks.filter(({ day }) => day >= lastDay).map((mark) => ({ day: mark.day, mark })),
  ].sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  const common = { t, subject: { clientId }, metric, mayChange };
  return (
    <Section title={t('values.title')} flush>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th>{t('values.day')}</th>
            <th>{t('values.value')}</th>
            <th>{t('values.source')}</th>
            <th aria-label={t('menu')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            'mark' in row ? (
              <MarkRow key={`${row.mark.kind} ${row.mark.id}`} {...common} mark={row.mark} />
            ) : (
              <Row key={row.value.id} {...common} value={row.value} before={row.before} marksDay={row.marksDay} />
            ),
          )}
        </tbody>
      </table>
      {values.length > count && (
        <Button variant="subtle" color="gray" fullWidth onClick={() => setCount(count + rowCounts.more)}>
          {tShell('list.loadMore')}
        </Button>
      )}
    </Section>
  );
});

interface RowProps {
  t: Texts;
  subject: Subject;
  metric: ClientMetric;
  mayChange: boolean;
  value: Measurement;
  /** The value that counts of the day before; none for a value that does not count for its own day. */
  before: Measurement | undefined;
  /** Whether the day has several values, of which this one counts. */
  marksDay: boolean;
}

function Row({ t, subject, metric, mayChange, value, before, marksDay }: RowProps) {
  const isOwn = subject.clientId === null;
  const date = formatDate(value.day);
  return (
    <tr>
      <td>{date}</td>
      <td>
        <strong className={classes['value']}>
          {value.value === null
            ? t('hiddenShort')
            : storedValueText(t, metric.metricType, { value: value.value, method: value.method })}
        </strong>
        <span className={classes['note']}>{changeOf(t, metric, value, before)}</span>
        {marksDay && <span className={classes['note']}>{t('values.ofDay')}</span>}
        <span className={classes['note']}>{typedText(t, metric, value)}</span>
      </td>
      <td>
        {[
          t(`sources.${value.source}`),
          isOfModels(metric.metricType.group) && value.device,
          authorText(t, value, isOwn),
        ]
          .filter(Boolean)
          .join(' · ')}
        {value.note && <span className={classes['note']}>{value.note}</span>}
        {value.notCounted && (
          <span className={classes['note']}>
            <StateBadge tone="soon">{t(`notCounted.${value.notCounted}`)}</StateBadge>
          </span>
        )}
        {value.disputedAt && (
          <span className={classes['note']}>
            <StateBadge tone="soon">{t(isOwn ? 'dispute.badge' : 'dispute.ofClient')}</StateBadge> {value.disputeNote}
          </span>
        )}
      </td>
      <td>
        {mayChange && <ValueMenu label={t('values.menu', { date })} subject={subject} metric={metric} value={value} />}
      </td>
    </tr>
  );
}

/** What happened on a day, between the values. */
function MarkRow({ t, subject, mark }: Pick<RowProps, 't' | 'subject'> & { mark: ChartMark }) {
  const link = markLink(subject, mark);
  return (
    <tr className={classes['mark']}>
      <td>{formatDate(mark.day)}</td>
      <td colSpan={3}>{link ? <Link {...link}>{markText(t, mark)}</Link> : markText(t, mark)}</td>
    </tr>
  );
}

/** Returns a function for the value that a value is compared with, and whether the table marks it as the one that counts for its day. */
function comparisonOf({ metricType }: ClientMetric, values: readonly Measurement[]) {
  const counting = countingValues(metricType.group, values);
  const order = new Map(counting.map((value, index) => [value.id, index]));
  const countByDay = Map.groupBy(values, ({ day }) => day);
  return (value: Measurement): Pick<RowProps, 'before' | 'marksDay'> => {
    const index = order.get(value.id);
    if (index === undefined) return { before: undefined, marksDay: false };
    return { before: counting[index + 1], marksDay: (countByDay.get(value.day)?.length ?? 0) > 1 };
  };
}

function changeOf(t: Texts, { metricType }: ClientMetric, value: Measurement, before: Measurement | undefined): string {
  if (value.value === null || before?.value == null || isEstimate(value) !== isEstimate(before)) return '';
  if (!areComparable(metricType.group, value, before)) return '';
  return differenceText(t, metricType, { now: value.value, before: before.value });
}

/** What was typed here in another unit than that of the user. */
function typedText(t: Texts, { metricType }: ClientMetric, { entered, source }: Measurement): string {
  const isShown = entered?.unit === unitOfUser(metricType.unit) || !editableSources.includes(source);
  if (!entered || isShown) return '';
  return t('typedAs', { text: enteredText({ entered }), unit: t(`units.${entered.unit as 'lb'}`) });
}
