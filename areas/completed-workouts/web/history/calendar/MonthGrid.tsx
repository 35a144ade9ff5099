import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDate, formatMonth, formatShortWeekday, formatWeekday } from '#shell/web/texts/formats.ts';
import type { TrainingDay } from '../../../contract/history.ts';
import { dayAfterKey, monthOf, weeksOfMonth } from '../../../rules/calendar.ts';
import classes from './Calendar.module.css';
import { useTexts } from '#shell/web/texts/texts.ts';

interface MonthGridProps {
  month: string;
  today: string;
  chosen: string | undefined;
  days: ReadonlyMap<string, TrainingDay>;
  onMonth: (month: string) => void;
  onChoose: (day: string) => void;
}

/**
 * Calendar of one month, operated by keys: arrows move by day, also into the next month, Home and End within the week,
 * Page Up and Page Down by month.
 */
export function MonthGrid({ month, today, chosen, days, onMonth, onChoose }: MonthGridProps) {
  const weeks = weeksOfMonth(month);
  const { reached, goTo, grid } = useReachedDay(month, chosen ?? today);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, reached);
    if (!next) return;
    event.preventDefault();
    goTo(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <table ref={grid} className={classes['grid']} aria-label={formatMonth(month)}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{formatShortWeekday(day)}</span>
              <VisuallyHidden>{formatWeekday(day)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                {monthOf(day) === month ? (
                  <DayButton
                    day={day}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isReached={day === reached}
                    trained={days.get(day)}
                    onKeyDown={onKeyDown}
                    onChoose={() => {
                      goTo(day);
                      onChoose(day);
                    }}
                  />
                ) : (
                  <span className={classes['otherMonth']}>{Number(day.slice(8))}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the only day in the tab order. Keys move it together with the focus. */
function useReachedDay(month: string, wanted: string) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [last, setLast] = useState(wanted);
  const reached = monthOf(last) === month ? last : `${month}-01`;
  // Synchronises with the focus, in an effect because the day may be in a month that is rendered next.
  useEffect(() => {
    if (!isMoving.current) return;
    const day = grid.current?.querySelector<HTMLButtonElement>(`[data-day="${last}"]`);
    day?.focus();
    if (day) isMoving.current = false;
  });

  function goTo(day: string) {
    isMoving.current = true;
    setLast(day);
  }
  return { reached, goTo, grid };
}

interface DayButtonProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  /** Whether this is the only day in the tab order. */
  isReached: boolean;
  trained: TrainingDay | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

/** A day of the month: a dot for each workout, a ring around today. */
function DayButton({ day, isToday, isChosen, isReached, trained, onKeyDown, onChoose }: DayButtonProps) {
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
