import { memo, useMemo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { GridColumn } from '../cells/columns.ts';
import { useContent, useEditor, useIds } from '../context.tsx';
import { DayDate } from '../dates/DayDate.tsx';
import { useIsStopped } from '../dates/stopped.ts';
import { useDayDate } from '../dates/week-cells.ts';
import { selectDayOrWeek } from '../grid/move-focus.ts';
import { AddWorkout } from '../shared/AddWorkout.tsx';
import { DayMenu } from '../shared/DayMenu.tsx';
import { findDay } from '../state/program-index.ts';
import classes from './DayCard.module.css';
import { WorkoutBlock } from './WorkoutBlock.tsx';

interface DayCardProps {
  dayId: string;
  columns: readonly GridColumn[];
  hasHeader: boolean;
}

/** A day and its workouts. With a single workout, the usual case, day and workout share one header. */
export const DayCard = memo(function DayCard({ dayId, columns, hasHeader }: DayCardProps) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const dayNumber = useContent(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const weekNumber = useContent(({ weeks }) => findDay(weeks, dayId)?.week.weekNumber ?? 0);
  const workouts = useIds(({ weeks }) => findDay(weeks, dayId)?.day.workouts);
  const isSelected = ui.grid.use(({ selection }) => selection.kind === 'day' && selection.id === dayId);
  const isStopped = useIsStopped(useDayDate(dayId));
  const title = t('day.title', { number: dayNumber });
  const [only] = workouts.length === 1 ? workouts : [];
  const lead = useMemo(
    () => <DayName dayId={dayId} title={title} isSelected={isSelected} />,
    [dayId, title, isSelected],
  );
  const menu = useMemo(() => only && <DayMenu dayId={dayId} workoutId={only} />, [dayId, only]);
  const shared = { columns, hasHeader };

  return (
    <section
      className={classes['card']}
      data-several={workouts.length > 1}
      data-selected={isSelected || undefined}
      data-stopped={isStopped || undefined}
      aria-label={`${title}, ${t('week.title', { number: weekNumber })}`}
    >
      {only ? (
        <WorkoutBlock {...shared} workoutId={only} lead={lead} menu={menu} />
      ) : (
        <>
          <header className={classes['head']}>
            {lead}
            <DayMenu dayId={dayId} />
          </header>
          {workouts.map((id) => (
            <WorkoutBlock
              key={id}
              {...shared}
              workoutId={id}
              menu={<DayMenu dayId={dayId} workoutId={id} isOfWorkout />}
            />
          ))}
          {workouts.length === 0 && <AddWorkout dayId={dayId} />}
        </>
      )}
    </section>
  );
});

/** Heading of a day; a click selects the day for copy and paste. */
function DayName({ dayId, title, isSelected }: { dayId: string; title: string; isSelected: boolean }) {
  const editor = useEditor();
  return (
    <h2 className={classes['lead']}>
      <button
        type="button"
        data-whole
        aria-pressed={isSelected}
        onClick={() => selectDayOrWeek(editor, { kind: 'day', id: dayId })}
      >
        {title}
      </button>
      <DayDate dayId={dayId} />
    </h2>
  );
}
