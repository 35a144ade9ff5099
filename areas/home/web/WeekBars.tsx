import { formatNumber, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Overview } from '../contract.ts';
import classes from './WeekBars.module.css';

const height = 200;
const top = 24;
const bottom = 28;

/** A bar a week with its number over it; the running week in the brand colour. */
export function WeekBars({ weeks }: { weeks: Overview['weeks'] }) {
  const t = useTexts('home');
  const most = Math.max(1, ...weeks.map(({ completedWorkouts }) => completedWorkouts));
  const slot = 100 / weeks.length;
  const spoken = weeks.map(({ startsOn, completedWorkouts: total }) =>
    t('chart.week', { date: formatShortDate(startsOn), total }),
  );

  return (
    <svg className={classes['chart']} width="100%" height={height} role="img" aria-label={spoken.join(', ')}>
      <line x1="0" x2="100%" y1={height - bottom} y2={height - bottom} className={classes['ground']} />
      {weeks.map(({ startsOn, completedWorkouts: total }, index) => {
        const tall = total === 0 ? 0 : Math.max(3, (total / most) * (height - top - bottom));
        const middle = `${(index + 0.5) * slot}%`;
        const isNow = index === weeks.length - 1;
        return (
          <g key={startsOn} data-now={isNow}>
            <rect
              x={`${(index + 0.2) * slot}%`}
              y={height - bottom - tall}
              width={`${slot * 0.6}%`}
              height={tall}
              rx="4"
              className={classes['bar']}
            />
            <text x={middle} y={height - bottom - tall - 8} className={classes['total']}>
              {formatNumber(total)}
            </text>
            <text x={middle} y={height - 8} className={classes['week']}>
              {formatShortDate(startsOn)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
