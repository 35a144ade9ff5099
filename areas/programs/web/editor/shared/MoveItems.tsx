import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { formatWeekdayAndDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { type Day, limits, type Week } from '../../../contract/document.ts';
import { mayAddDay, withDayMovedToWeek } from '../../../rules/days.ts';
import { prescribedDateOf } from '../../../rules/dates.ts';
import { withWorkoutMoved } from '../../../rules/workouts.ts';
import { useCalendar, useContent, useEditor } from '../context.tsx';
import { toMoveDayBy } from '../dates/edits.ts';
import { useMove } from '../edits/use-move.ts';
import { findDay, findWorkout } from '../state/program-index.ts';

/** Moves a day without dragging it: within its week, and to the week before or after. */
export function MoveDay({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const move = useMove();
  const weeks = useContent((content) => content.weeks);
  const location = findDay(weeks, dayId);
  if (!location) return null;

  const { week, day } = location;
  const number = day.dayNumber;
  const index = week.days.indexOf(day);
  const others = [weeks[week.weekNumber - 2], weeks[week.weekNumber]].flatMap((other) => other ?? []);

  function toWeek({ id, weekNumber }: Week): void {
    const values = { number, week: weekNumber };
    const question = { title: t('day.moveTitle', values), label: t('day.moveToWeek', { number: weekNumber }) };
    move(
      question,
      (all) => withDayMovedToWeek(all, { id: dayId, toWeekId: id }),
      () => ui.message.set({ name: 'dayMovedToWeek', values, isUndoable: true }),
    );
  }

  const moveBy = (step: -1 | 1) =>
    move({ title: t('day.moveInWeekTitle', { number }), label: t('day.move') }, toMoveDayBy(dayId, step));

  return (
    <>
      {index > 0 && (
        <MenuAction icon={IconArrowUp} onClick={() => moveBy(-1)}>
          {t('day.moveBefore')}
        </MenuAction>
      )}
      {index < week.days.length - 1 && (
        <MenuAction icon={IconArrowDown} onClick={() => moveBy(1)}>
          {t('day.moveAfter')}
        </MenuAction>
      )}
      {others.map((other) => (
        <MenuAction
          key={other.id}
          icon={IconArrowRight}
          isDisabled={week.days.length === 1 || !mayAddDay(other)}
          onClick={() => toWeek(other)}
        >
          {t('day.moveToWeek', { number: other.weekNumber })}
        </MenuAction>
      ))}
    </>
  );
}

/** Moves one workout to another day of its week; its day stays. */
export function MoveWorkout({ dayId, workoutId }: { dayId: string; workoutId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const move = useMove();
  const calendar = useCalendar();
  const week = useContent(({ weeks }) => findDay(weeks, dayId)?.week);
  const others = week?.days.filter(({ id }) => id !== dayId) ?? [];
  if (others.length === 0) return null;

  function toDay({ id: toDayId, dayNumber: number }: Day): void {
    // A colleague may have deleted it while the menu was open.
    const location = findWorkout(store.getState().content.weeks, workoutId);
    if (!location) return;
    const values = { title: location.workout.title || t('workout.untitled'), number };
    const question = { title: t('workout.moveTitle', values), label: t('day.move') };
    move(
      question,
      (weeks) => withWorkoutMoved(weeks, { id: workoutId, toDayId }),
      () => ui.message.set({ name: 'workoutMoved', values, isUndoable: true }),
    );
  }

  /** The day with the title of its first workout and, in a copy, its date. */
  function labelOf(day: Day): string {
    const date = week ? prescribedDateOf(week, week.days.indexOf(day), calendar) : null;
    const label = [
      t('day.title', { number: day.dayNumber }),
      day.workouts[0]?.title,
      date && formatWeekdayAndDate(date),
    ];
    return label.filter(Boolean).join(' · ');
  }

  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconArrowRight size={16} aria-hidden="true" />}>{t('workout.move')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {others.map((day) => (
          <Menu.Item key={day.id} disabled={day.workouts.length >= limits.workoutsADay} onClick={() => toDay(day)}>
            {labelOf(day)}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
