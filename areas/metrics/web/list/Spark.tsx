import { daysBetween } from '#shell/common/dates.ts';
import { shownRange } from '../../rules/chart.ts';
import type { DayValue } from '../../rules/trend.ts';
import classes from '../Metrics.module.css';

const [width, height, padding] = [96, 40, 4];

/** The last values as a line over time. Decorative: the card says the last value and the change. */
export function Spark({ points, decimals }: { points: readonly DayValue[]; decimals: number }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.day === last.day) return null;
  const [min, max] = shownRange(
    points.map(({ value }) => value),
    decimals,
  );
  const days = daysBetween(first.day, last.day);
  const at = ({ day, value }: DayValue) => {
    const x = padding + (daysBetween(first.day, day) / days) * (width - 2 * padding);
    const y = padding + ((max - value) / (max - min)) * (height - 2 * padding);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };

  return (
    <svg className={classes['spark']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline
        points={points.map(at).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
