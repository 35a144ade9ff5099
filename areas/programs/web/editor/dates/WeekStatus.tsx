import { useTexts } from '#shell/web/texts/texts.ts';
import { daysBetween } from '#shell/common/dates.ts';
import { useContent, useEditor } from '../context.tsx';
import { findWeek } from '../state/program-index.ts';
import classes from './DayDate.module.css';
import { useIsWeekStopped } from './stopped.ts';
import { useToday } from './today.ts';

/** Marks the past and current weeks of a copy and those that were replaced; nothing for other future weeks. */
export function WeekStatus({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const today = useToday();
  const startsOn = useEditor().startsOn.use();
  const number = useContent(({ weeks }) => findWeek(weeks, weekId)?.weekNumber ?? 1);
  const isStopped = useIsWeekStopped(number);
  if (!startsOn) return null;
  if (isStopped) return <span className={classes['date']}>{t('dates.afterEnd')}</span>;

  const current = Math.floor(daysBetween(startsOn, today) / 7) + 1;
  if (number > current) return null;
  const isNow = number === current;
  return (
    <span className={classes['date']} data-today={isNow || undefined}>
      {t(isNow ? 'dates.thisWeek' : 'dates.over')}
    </span>
  );
}
