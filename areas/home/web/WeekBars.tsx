import { formatNumber, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './WeekBars.module.css';

const height = 200;
const top = 24;
const bottom = 28;

interface WeekBarsProps {
  weeks: readonly { startsOn: string; total: number }[];
  /** Unit of the totals, for the description; without one they are counts. */
  unit?: 'kg';
}

/** One bar per week with its total above it; the current week in the brand colour. */
export function WeekBars({ weeks, unit }: WeekBarsProps) {
  const t = useTexts('home');
  const maxCount = Math.max(1, ...weeks.map(({ total }) => total));
  const weekWidth = 100 / weeks.length;
  const description = weeks.map(({ startsOn, total }) =>
    t('chart.week', { date: formatShortDate(startsOn), total: unit ? `${formatNumber(total)} ${unit}` : total }),
  );

  return (
    <svg className={classes['chart']} width="100%" height={height} role="img" aria-label={description.join(', ')}>
      <line x1="0" x2="100%" y1={height - bottom} y2={height - bottom} className={classes['axis']} />
      {weeks.map(({ startsOn, total }, index) => {
        const barHeight = total === 0 ? 0 : Math.max(3, (total / maxCount) * (height - top - bottom));
        const center = `${(index + 0.5) * weekWidth}%`;
        const isCurrent = index === weeks.length - 1;
        return (
          <g key={startsOn} data-current={isCurrent}>
            <rect
              x={`${(index + 0.2) * weekWidth}%`}
              y={height - bottom - barHeight}
              width={`${weekWidth * 0.6}%`}
              height={barHeight}
              rx="4"
              className={classes['bar']}
            />
            <text x={center} y={height - bottom - barHeight - 8} className={classes['total']}>
              {formatNumber(total)}
            </text>
            <text x={center} y={height - 8} className={classes['week']}>
              {formatShortDate(startsOn)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
