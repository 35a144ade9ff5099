import { useMemo } from 'react';
import type { Week } from '../../../contract/document.ts';
import { prescribedDateOf } from '../../../rules/dates.ts';
import { useContent, useEditor } from '../context.tsx';
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
  const startsOn = editor.startsOn.use();
  const { moved } = editor.training.use();
  const moves = useContent(({ weeks }) => JSON.stringify(startsOn ? movesIn(weeks, moved, startsOn) : []));
  return useMemo(() => JSON.parse(moves) as Move[], [moves]);
}

function movesIn(weeks: readonly Week[], moved: ReadonlyMap<string, string>, startsOn: string): Move[] {
  return [...moved].flatMap(([workoutId, date]) => {
    const location = findWorkout(weeks, workoutId);
    if (!location) return [];
    const { week, day, workout } = location;
    if (prescribedDateOf(week, week.days.indexOf(day), startsOn) === date) return [];
    const title = day.workouts.length > 1 ? workout.title : '';
    return [{ dayId: day.id, dayNumber: day.dayNumber, title, date }];
  });
}
