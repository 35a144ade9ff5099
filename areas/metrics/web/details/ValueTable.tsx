import { Button, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ChartMark, ClientMetric } from '../../contract.ts';
import { editableSources, type Measurement } from '../../contract/measurement.ts';
import { markLink } from '../links.ts';
import { authorText, changeText, markText, type Texts, valueText } from '../metric-text.ts';
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

const step = 50;

/**
 * The values as a table, also for screen readers: day, value with the change, source with author and note, menu. Not rendered again
 * when a day of the chart is selected.
 */
export const ValueTable = memo(function ValueTable({ clientId, metric, values, marks }: ValueTableProps) {
  const subject = { clientId };
  const t = useTexts('metrics');
  const tShell = useTexts('shell');
  const [count, setCount] = useState(step);
  const shown = values.slice(0, count);
  const lastDay = shown.at(-1)?.day ?? '';
  const rows = [
    ...shown.map((value, index) => ({ day: value.day, value, before: values[index + 1] })),
    ...marks.filter(({ day }) => day >= lastDay).map((mark) => ({ day: mark.day, mark })),
  ].sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return (
    <Section title={t('values.title')} flush>
      <Table className={classes['table'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('values.day')}</Table.Th>
            <Table.Th>{t('values.value')}</Table.Th>
            <Table.Th>{t('values.source')}</Table.Th>
            <Table.Th aria-label={t('menu')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) =>
            'mark' in row ? (
              <MarkRow key={`${row.mark.kind} ${row.mark.id}`} subject={subject} mark={row.mark} />
            ) : (
              <Row key={row.value.id} subject={subject} metric={metric} value={row.value} before={row.before} />
            ),
          )}
        </Table.Tbody>
      </Table>
      {values.length > count && (
        <Button variant="subtle" color="gray" fullWidth onClick={() => setCount(count + step)}>
          {tShell('list.loadMore')}
        </Button>
      )}
    </Section>
  );
});

interface RowProps {
  subject: Subject;
  metric: ClientMetric;
  value: Measurement;
  before: Measurement | undefined;
}

function Row({ subject, metric, value, before }: RowProps) {
  const t = useTexts('metrics');
  const isOwn = subject.clientId === null;
  return (
    <Table.Tr>
      <Table.Td>{formatDate(value.day)}</Table.Td>
      <Table.Td>
        <strong className={classes['value']}>
          {value.value === null ? t('hiddenShort') : valueText(t, metric.metricType, value.value)}
        </strong>
        <span className={classes['note']}>{changeOf(t, metric, value, before)}</span>
        <span className={classes['note']}>{typedText(t, metric, value)}</span>
      </Table.Td>
      <Table.Td>
        {[t(`sources.${value.source}`), authorText(t, value, isOwn)].filter(Boolean).join(' · ')}
        {value.note && <span className={classes['note']}>{value.note}</span>}
        {value.disputedAt && (
          <span className={classes['note']}>
            <StateBadge tone="soon">{t(isOwn ? 'dispute.badge' : 'dispute.ofClient')}</StateBadge> {value.disputeNote}
          </span>
        )}
      </Table.Td>
      <Table.Td>
        <ValueMenu subject={subject} metric={metric} value={value} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What happened on a day, between the values. */
function MarkRow({ subject, mark }: { subject: Subject; mark: ChartMark }) {
  const t = useTexts('metrics');
  const link = markLink(subject, mark);
  return (
    <Table.Tr className={classes['mark'] ?? ''}>
      <Table.Td>{formatDate(mark.day)}</Table.Td>
      <Table.Td colSpan={3}>{link ? <Link {...link}>{markText(t, mark)}</Link> : markText(t, mark)}</Table.Td>
    </Table.Tr>
  );
}

function changeOf(t: Texts, { metricType }: ClientMetric, value: Measurement, before: Measurement | undefined): string {
  if (value.value === null || before?.value == null) return '';
  return changeText(t, metricType, roundedTo(4, value.value - before.value));
}

/** What was typed here in another unit than that of the user. */
function typedText(t: Texts, { metricType }: ClientMetric, { entered, source }: Measurement): string {
  const isShown = entered?.unit === unitOfUser(metricType.unit) || !editableSources.includes(source);
  if (!entered || isShown) return '';
  return t('typedAs', { text: entered.text, unit: t(`units.${entered.unit as 'lb'}`) });
}
