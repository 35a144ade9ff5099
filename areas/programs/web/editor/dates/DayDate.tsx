import { useTexts } from '#shell/web/texts/texts.ts';
import { dayText } from './day-text.ts';
import classes from './DayDate.module.css';
import { ShortMovedDates } from './MovedDates.tsx';
import { useIsStopped } from './stopped.ts';
import { useToday } from './today.ts';
import { useDayDate } from './week-cells.ts';

/**
 * Date of a day of a copy; today is named and bold, and a date on which another program replaced it is struck through. Beside it
 * the dates to which its workouts were moved.
 */
export function DayDate({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const today = useToday();
  const date = useDayDate(dayId);
  const isStopped = useIsStopped(date);
  if (!date) return null;
  const isToday = date === today;
  const Text = isStopped ? 's' : 'span';

  return (
    <span className={classes['dates']}>
      <Text className={classes['date']} data-today={isToday || undefined} data-over={date < today || undefined}>
        {isToday ? t('dates.today') : dayText(date)}
      </Text>{' '}
      <ShortMovedDates dayId={dayId} />
    </span>
  );
}
