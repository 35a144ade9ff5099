import { useElementSize } from '@mantine/hooks';
import { memo, type PointerEvent, useMemo } from 'react';
import { roundedTo } from '#shell/common/numbers.ts';
import { formatDate, formatNumber, formatShortDate } from '#shell/web/texts/formats.ts';
import type { ChartMark } from '../../contract.ts';
import type { Goal } from '../../contract/measurement.ts';
import { type ChartScale, chartScale, dotsOf, nearestPoint, pathsOf } from '../../rules/chart.ts';
import type { TrendPoint } from '../../rules/trend.ts';
import { ChartMarks } from './ChartMarks.tsx';
import classes from './MetricChart.module.css';

const size = { height: 280, left: 44, right: 12, top: 12, bottom: 48 };
const axisY = size.height - size.bottom;

interface MetricChartProps {
  /** Days with a value, oldest first. */
  points: readonly TrendPoint[];
  /** Whether the line is the trend and the values are dots; otherwise the line joins the values. */
  hasTrend: boolean;
  goal: Goal | null;
  /** Of the values. */
  decimals: number;
  label: string;
  /** Of the days of the points, the newest first. */
  marks: readonly ChartMark[];
  selectedDay: string | null;
  onSelect: (day: string) => void;
}

/** Values over time. A tap selects the nearest value; the table below the chart has all of them. */
export function MetricChart({
  points,
  hasTrend,
  goal,
  decimals,
  label,
  marks,
  selectedDay,
  onSelect,
}: MetricChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const scale = useMemo(
    () => chartScale(points, { goal, decimals }, { ...size, width: Math.max(width, 240) }),
    [points, goal, decimals, width],
  );
  const selected = points.find(({ day }) => day === selectedDay);

  function select(event: PointerEvent<SVGSVGElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect();
    const point = nearestPoint(points, scale, event.clientX - left);
    if (point && point.day !== selectedDay) onSelect(point.day);
  }

  return (
    <div ref={ref}>
      <svg
        className={classes['chart']}
        role="img"
        aria-label={label}
        onPointerDown={select}
        onPointerMove={(event) => event.buttons > 0 && select(event)}
      >
        <Drawing points={points} scale={scale} width={width} hasTrend={hasTrend} goal={goal} marks={marks} />
        {selected && (
          <circle
            cx={scale.x(selected.daysSinceFirst)}
            cy={scale.y(selected.value)}
            r="6"
            className={classes['selected']}
          />
        )}
      </svg>
    </div>
  );
}

interface DrawingProps extends Pick<MetricChartProps, 'points' | 'hasTrend' | 'goal' | 'marks'> {
  scale: ChartScale;
  width: number;
}

/** All but the selected day. Not computed again when a day is selected. */
const Drawing = memo(function Drawing({ points, scale, width, hasTrend, goal, marks }: DrawingProps) {
  return (
    <>
      <Grid scale={scale} width={width} />
      <GoalBand goal={goal} scale={scale} width={width} />
      <Lines points={points} scale={scale} hasTrend={hasTrend} />
      <Days points={points} scale={scale} />
      <ChartMarks marks={marks} scale={scale} left={size.left} right={Math.max(width, 240) - size.right} y={axisY} />
    </>
  );
});

/** The line and the dots. */
function Lines({ points, scale, hasTrend }: Pick<DrawingProps, 'points' | 'scale' | 'hasTrend'>) {
  const line = pathsOf(points, scale, ({ value, trend }) => (hasTrend ? trend : value));
  return (
    <>
      <path d={line.dashed} className={classes['dashed']} />
      <path d={line.solid} className={classes['line']} />
      {(hasTrend || points.length <= 60) && (
        <path d={dotsOf(points, scale)} className={classes['dots']} data-only={!hasTrend} />
      )}
    </>
  );
}

function Grid({ scale, width }: { scale: ChartScale; width: number }) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line x1={size.left} x2={width - size.right} y1={scale.y(tick)} y2={scale.y(tick)} className={classes['grid']} />
      <text x={size.left - 8} y={scale.y(tick) + 4} textAnchor="end" className={classes['tick']}>
        {formatNumber(roundedTo(3, tick), 3)}
      </text>
    </g>
  ));
}

/** A band between the limits of the goal, and its lines. A limit outside the picture is at the edge. */
function GoalBand({ goal, scale, width }: { goal: Goal | null; scale: ChartScale; width: number }) {
  if (!goal) return null;
  const [low = 0, high = 0] = [scale.ticks[0], scale.ticks.at(-1)];
  const clamp = (limit: number) => Math.min(Math.max(limit, low), high);
  const from = clamp(goal.from ?? low);
  const to = clamp(goal.to ?? high);
  const isInside = (limit: number | null): limit is number => limit !== null && limit >= low && limit <= high;
  const wide = { x: size.left, width: Math.max(width - size.left - size.right, 0) };
  return (
    <>
      <rect {...wide} y={scale.y(to)} height={scale.y(from) - scale.y(to)} className={classes['goal']} />
      {[...new Set([goal.from, goal.to])].filter(isInside).map((limit) => (
        <line
          key={limit}
          x1={wide.x}
          x2={wide.x + wide.width}
          y1={scale.y(limit)}
          y2={scale.y(limit)}
          className={classes['goalLine']}
        />
      ))}
    </>
  );
}

/** The first and the last day, with the year when it is not the same. */
function Days({ points, scale }: { points: readonly TrendPoint[]; scale: ChartScale }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const shown = first.day === last.day ? [first] : [first, last];
  const format = first.day.slice(0, 4) === last.day.slice(0, 4) ? formatShortDate : formatDate;
  return shown.map(({ day, daysSinceFirst }, index) => (
    <text
      key={day}
      x={scale.x(daysSinceFirst)}
      y={axisY + 20}
      textAnchor={index === 0 ? 'start' : 'end'}
      className={classes['tick']}
    >
      {format(day)}
    </text>
  ));
}
