import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './DayDate.module.css';
import { dayText } from './day-text.ts';
import { useMoves } from './moves.ts';

/** The dates to which the workouts of a day were moved: `spostato a sab 28 nov`. */
export function MovedDates({ dayId }: { dayId: string }) {
  const { text } = useMovedDates(dayId);
  if (!text) return null;
  return (
    <span className={classes['moved']} title={text}>
      {text}
    </span>
  );
}

/** The same for a narrow place: `→ sab 28 nov`. */
export function ShortMovedDates({ dayId }: { dayId: string }) {
  const { text, dates } = useMovedDates(dayId);
  if (!text) return null;
  return (
    <span className={classes['moved']} title={text}>
      <span aria-hidden="true">{`→ ${dates}`}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function useMovedDates(dayId: string): Record<'text' | 'dates', string> {
  const t = useTexts('programs');
  const moves = useMoves().filter((move) => move.dayId === dayId);
  const texts = moves.map(({ title, date }) =>
    [title, t('dates.moved', { date: dayText(date) })].filter(Boolean).join(' '),
  );
  return { text: unique(texts), dates: unique(moves.map(({ date }) => dayText(date))) };
}

function unique(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}
