import { memo, type ReactNode } from 'react';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isStoppedOn } from '../../../rules/stopped.ts';
import { useContent, useEditor } from '../context.tsx';
import { findWeek } from '../state/program-index.ts';
import { dayText, shortWeekday } from './day-text.ts';
import { useMove } from '../edits/use-move.ts';
import { toMoveDay } from './edits.ts';
import { MovedDates } from './MovedDates.tsx';
import { type Move, useMoves } from './moves.ts';
import { TrainingDay } from './TrainingDay.tsx';
import { useToday } from './today.ts';
import { useDayDrag } from './use-day-drag.ts';
import { type DateCell, useWeekCells } from './week-cells.ts';
import { WeekPauses } from './WeekPauses.tsx';
import { WeekStatus } from './WeekStatus.tsx';
import classes from './WeekStrip.module.css';

/** Strip of the seven days of a week with their training days. */
export const WeekStrip = memo(function WeekStrip({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const { ui, stopsOn: end } = useEditor();
  const stopsOn = end.use();
  const confirmedMove = useMove();
  const cells = useWeekCells(weekId);
  const today = useToday();
  const moves = useMoves();
  const number = useContent(({ weeks }) => findWeek(weeks, weekId)?.weekNumber ?? 1);
  const { over, dragged, press } = useDayDrag(move);
  const nameOf = ({ date, offset }: DateCell) => (date ? dayText(date) : t('dates.offset', { count: offset }));

  function move(dayId: string, toOffset: number): void {
    const from = cells.find(({ day }) => day?.id === dayId);
    const to = cells[toOffset];
    if (!from?.day || !to || from.offset === toOffset) return;
    const question = { title: t('day.moveInWeekTitle', { number: from.day.number }), label: t('day.move') };
    const message = {
      name: to.day ? 'daysMoved' : 'dayMoved',
      values: { number: from.day.number, other: to.day?.number ?? 0, to: nameOf(to) },
      isUndoable: true,
    } as const;
    confirmedMove(question, toMoveDay(dayId, toOffset), () => ui.message.set(message));
  }

  return (
    <section className={classes['strip']} aria-label={t('dates.label', { number })}>
      <div className={classes['head']}>
        <span className={classes['week']}>{t('week.title', { number })}</span>
        <WeekStatus weekId={weekId} />
        <WeekPauses weekNumber={number} />
      </div>
      <ol className={classes['days']} data-strip>
        {cells.map((cell) => (
          <li
            key={cell.offset}
            className={classes['day']}
            data-today={cell.date === today || undefined}
            data-over={(cell.date !== null && cell.date < today) || isStoppedOn(cell.date, stopsOn) || undefined}
            data-drop={(over === cell.offset && dragged !== cell.day?.id) || undefined}
            {...(cell.date === today && { 'aria-current': 'date' as const })}
          >
            <span className={classes['date']}>
              {cell.date ? (
                <Dated isStopped={isStoppedOn(cell.date, stopsOn)}>
                  <span>{shortWeekday(cell.date)}</span> <span>{formatShortDate(cell.date)}</span>
                </Dated>
              ) : (
                t('dates.offset', { count: cell.offset })
              )}
            </span>
            {cell.day ? (
              <>
                <TrainingDay
                  weekId={weekId}
                  cell={{ ...cell, day: cell.day }}
                  cells={cells}
                  nameOf={nameOf}
                  isDragged={dragged === cell.day.id}
                  onPress={press}
                  onMove={move}
                />
                <MovedDates dayId={cell.day.id} />
              </>
            ) : (
              !moves.some(({ date }) => date === cell.date) && (
                <span className={classes['rest']}>{t('dates.rest')}</span>
              )
            )}
            <MovedHere date={cell.date} moves={moves} />
          </li>
        ))}
      </ol>
    </section>
  );
});

/** A date, struck through when another program replaced the copy on it. */
function Dated({ isStopped, children }: { isStopped: boolean; children: ReactNode }) {
  return isStopped ? <s>{children}</s> : children;
}

/** The days whose workouts were moved to a date. */
function MovedHere({ date, moves }: { date: string | null; moves: readonly Move[] }) {
  const t = useTexts('programs');
  const numbers = moves.filter((move) => move.date === date).map(({ dayNumber }) => dayNumber);
  const text = [...new Set(numbers)].map((number) => t('dates.movedHere', { number })).join(', ');
  return text && <span className={classes['here']}>{text}</span>;
}
