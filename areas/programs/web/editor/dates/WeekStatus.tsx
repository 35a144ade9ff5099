import { useTexts } from '#shell/web/texts/texts.ts';
import { weekOn } from '../../../rules/schedule.ts';
import { useCalendar, useContent } from '../context.tsx';
import { findWeek } from '../state/program-index.ts';
import classes from './DayDate.module.css';
import { useIsWeekStopped } from './stopped.ts';
import { useToday } from './today.ts';

/** Marks the past and current weeks of a copy, and those after the end; nothing for other weeks. */
export function WeekStatus({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const number = useContent(({ weeks }) => findWeek(weeks, weekId)?.weekNumber ?? 1);
  const time = useWeekTime(number);
  return (
    time && (
      <span className={classes['date']} data-today={time === 'thisWeek' || undefined}>
        {t(`dates.${time}`)}
      </span>
    )
  );
}

function useWeekTime(number: number): 'afterEnd' | 'thisWeek' | 'over' | null {
  const today = useToday();
  const { startsOn, pauses } = useCalendar();
  const isStopped = useIsWeekStopped(number);
  if (!startsOn) return null;
  if (isStopped) return 'afterEnd';
  const current = weekOn({ startsOn, pauses }, today);
  if (number > current) return null;
  return number === current ? 'thisWeek' : 'over';
}
