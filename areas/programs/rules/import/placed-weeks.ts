import { type ExerciseRow, limits, type Week } from '../../contract/document.ts';
import type { ImportedDay, ImportedRow, ImportedWeek, ImportedWorkout } from '../../contract/import.ts';
import { withNumbers } from '../numbers.ts';
import { newRow } from '../rows.ts';

interface Making {
  /** The exercise a row stands for; rows without one are left out. */
  exerciseOf: (row: ImportedRow) => { id: string; name: string } | null;
  newId: () => string;
  /** Of rows that say none. */
  restSeconds?: number;
}

/** The weeks of a program out of an import. What is left out leaves no empty workouts, days or weeks behind. */
export function weeksFrom(weeks: readonly ImportedWeek[], making: Making): Week[] {
  return withNumbers(
    weeks.flatMap((week) => {
      const days = week.days.flatMap((day) => dayFrom(day, making));
      return days.length === 0 ? [] : [{ id: making.newId(), weekNumber: 1, days }];
    }),
  );
}

function dayFrom(day: ImportedDay, making: Making): Week['days'] {
  const workouts = day.workouts.flatMap((workout) => {
    const exercises = rowsFrom(workout, making);
    return exercises.length === 0 ? [] : [{ id: making.newId(), title: workout.title, info: workout.info, exercises }];
  });
  return workouts.length === 0 ? [] : [{ id: making.newId(), dayNumber: 1, offset: null, workouts }];
}

/** Rows that join belong to the superset of the row before, also when a row between them is left out. */
function rowsFrom({ rows }: ImportedWorkout, { exerciseOf, newId, restSeconds }: Making): ExerciseRow[] {
  const groups: { row: ImportedRow; exercise: { id: string; name: string } }[][] = [];
  for (const row of rows) {
    const exercise = row.isLeftOut ? null : exerciseOf(row);
    if (!row.joinsSuperset || groups.length === 0) groups.push([]);
    if (exercise) groups.at(-1)?.push({ row, exercise });
  }
  return groups.flatMap((group) =>
    group.map(({ row, exercise }, index) => ({
      ...rowFrom(
        row,
        newRow({ id: newId(), exercise, ...(restSeconds !== undefined && { restSeconds }) }),
        index < group.length - 1,
      ),
      supersetPosition: group.length > 1 ? index + 1 : null,
    })),
  );
}

/** A pause that is not said is the usual one, and none before the next of a superset. */
function rowFrom(row: ImportedRow, empty: ExerciseRow, isFollowed: boolean): ExerciseRow {
  const { type, sets, reps, value, weight, rpe, rir, tut, info, restSeconds } = row;
  const isStraightOn = restSeconds === null && isFollowed;
  return {
    ...empty,
    ...{ type, sets, reps, value, weight, rpe, rir, tut, info },
    restType: isStraightOn ? 'no_rest' : 'seconds',
    restValue: restSeconds ?? empty.restValue,
  };
}

export function hasRoomFor(weeks: readonly Week[], added: number): boolean {
  return weeks.length + added <= limits.weeks;
}

/** The weeks go in after week `after`, 0 for before the first. */
export function withWeeksPlaced(weeks: Week[], added: readonly Week[], after: number): Week[] {
  return withNumbers(weeks.toSpliced(after, 0, ...added));
}
