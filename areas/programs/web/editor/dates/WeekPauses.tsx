import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { pausesOfWeek } from '../../../rules/pauses.ts';
import { useCalendar } from '../context.tsx';
import classes from './WeekStrip.module.css';

/** Names the pauses before a day of a week, from which on its dates are later. */
export function WeekPauses({ weekNumber }: { weekNumber: number }) {
  const t = useTexts('programs');
  const { startsOn, pauses } = useCalendar();
  if (!startsOn) return null;
  return pausesOfWeek({ startsOn, pauses }, weekNumber).map(({ from, until }) => (
    <span key={from} className={classes['pause']}>
      {t('dates.paused', { from: formatShortDate(from), until: formatShortDate(until) })}
    </span>
  ));
}
