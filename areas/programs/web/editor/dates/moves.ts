import { useMemo } from 'react';
import type { Week } from '../../../contract/document.ts';
import { type ProgramCalendar, prescribedDateOf } from '../../../rules/dates.ts';
import { useCalendar, useContent, useEditor } from '../context.tsx';
import { findWorkout } from '../state/program-index.ts';

/** A workout of a copy that was moved to another date than that of its day. */
export interface Move {
  dayId: string;
  dayNumber: number;
  /** Title of the workout when its day has several; otherwise ''. */
  title: string;
  date: string;
}

/** Returns the moved workouts of a copy; the same array until one of their days changes. None in a template. */
export function useMoves(): readonly Move[] {
  const editor = useEditor();
  const calendar = useCalendar();
  const { moved } = editor.training.use();
  const moves = useContent(({ weeks }) => JSON.stringify(calendar.startsOn ? movesIn(weeks, moved, calendar) : []));
  return useMemo(() => JSON.parse(moves) as Move[], [moves]);
}

function movesIn(weeks: readonly Week[], moved: ReadonlyMap<string, string>, calendar: ProgramCalendar): Move[] {
  return [...moved].flatMap(([workoutId, date]) => {
    const location = findWorkout(weeks, workoutId);
    if (!location) return [];
    const { week, day, workout } = location;
    if (prescribedDateOf(week, week.days.indexOf(day), calendar) === date) return [];
    const title = day.workouts.length > 1 ? workout.title : '';
    return [{ dayId: day.id, dayNumber: day.dayNumber, title, date }];
  });
}
