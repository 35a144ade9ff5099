import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import type { Axis } from '#shell/common/nice-ticks.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import classes from './ProgressChart.module.css';

interface ProgressChartProps {
  /** Points of the line, oldest first. */
  points: readonly { day: string; value: number }[];
  name: string;
  format: (value: number) => string;
  axis: Axis;
}

/** Line chart with a time axis. The surrounding element has a label with the text alternative. */
export function ProgressChart({ points, name, format, axis }: ProgressChartProps) {
  return (
    <LineChart
      h={260}
      data={points.map(({ day, value }) => ({ at: Date.parse(day), value }))}
      dataKey="at"
      series={[{ name: 'value', label: name, color: 'var(--mantine-color-brand-text)' }]}
      curveType="linear"
      valueFormatter={format}
      accessibilityLayer={false}
      withDots={points.length <= 60}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        tickFormatter: (at: number) => formatShortDate(dayOf(at)),
        minTickGap: 24,
        padding: { left: 8, right: 8 },
      }}
      yAxisProps={{ domain: [axis.from, axis.to], ticks: axis.ticks, width: 72 }}
      tooltipProps={{ labelFormatter: (at) => (typeof at === 'number' ? formatDate(dayOf(at)) : '') }}
      lineProps={{ isAnimationActive: false }}
      className={classes['chart'] ?? ''}
    />
  );
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
