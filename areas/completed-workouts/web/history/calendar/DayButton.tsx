import type { KeyboardEvent } from 'react';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { TrainingDay } from '../../../contract/history.ts';
import classes from './Calendar.module.css';

interface DayButtonProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  /** The one day in the tab order. */
  isReached: boolean;
  trained: TrainingDay | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

/** A day of the month: a dot for each workout, a ring around today. */
export function DayButton({ day, isToday, isChosen, isReached, trained, onKeyDown, onChoose }: DayButtonProps) {
  const t = useTexts('completed-workouts');
  const workouts = trained?.workouts ?? [];
  const label = [
    `${formatWeekday(day)} ${formatDate(day)}`,
    t('calendar.workouts', { count: workouts.length }),
    isToday && t('calendar.today'),
  ];

  return (
    <button
      type="button"
      className={classes['day']}
      data-day={day}
      data-trained={workouts.length > 0}
      tabIndex={isReached ? 0 : -1}
      aria-label={label.filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
      <span className={classes['dots']} aria-hidden="true">
        {workouts.slice(0, 3).map(({ id }) => (
          <span key={id} />
        ))}
      </span>
    </button>
  );
}
