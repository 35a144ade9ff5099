import type { ExerciseRow, Week } from '../../contract/document.ts';
import type { ImportedDay, ImportedRow, ImportedWeek, ImportedWorkout } from '../../contract/import.ts';
import { formatRow } from './format-row.ts';
import { withNumbers } from '../numbers.ts';
import { isDoneOnce, newRow } from '../rows.ts';
import { weekdayOfTitle } from '../weekday-of-title.ts';

interface ImportOptions {
  /** Returns the chosen exercise of a row; rows without one are excluded. */
  exerciseOf: (row: ImportedRow) => { id: string; name: string } | null;
  newId: () => string;
  /** Rest in seconds of rows without a rest. */
  restSeconds?: number;
}

/** Converts imported weeks to weeks of a program. Workouts, days and weeks without rows and kept lines are omitted. */
export function weeksFrom(weeks: readonly ImportedWeek[], options: ImportOptions): Week[] {
  return withNumbers(
    weeks.flatMap((week) => {
      const days = week.days.flatMap((day) => dayFrom(day, options));
      return days.length === 0 ? [] : [{ id: options.newId(), weekNumber: 1, days: onWeekdays(days) }];
    }),
  );
}

/**
 * Places days that are all named by weekdays on these, counted from Monday. A week in another order, or with days without a name, keeps
 * its days evenly distributed.
 */
function onWeekdays(days: Week['days']): Week['days'] {
  const weekdays = days.map(({ workouts: [first] }) => weekdayOfTitle(first?.title ?? ''));
  const isInOrder = weekdays.every((day, index) => day !== null && day > (weekdays[index - 1] ?? -1));
  return isInOrder ? days.map((day, index) => ({ ...day, offset: weekdays[index] ?? null })) : days;
}

function dayFrom(day: ImportedDay, options: ImportOptions): Week['days'] {
  const workouts = day.workouts.flatMap((workout) => {
    const exercises = rowsFrom(workout, options);
    const isEmpty = exercises.length === 0 && keptLines(workout).length === 0;
    return isEmpty ? [] : [{ id: options.newId(), title: workout.title, info: notesOfWorkout(workout), exercises }];
  });
  return workouts.length === 0 ? [] : [{ id: options.newId(), dayNumber: 1, offset: null, workouts }];
}

/** The note of the workout, with the excluded rows that are kept as text. */
export function notesOfWorkout(workout: ImportedWorkout): string {
  return [workout.info, ...keptLines(workout)].filter(Boolean).join(' · ').slice(0, 2000);
}

function keptLines({ rows }: ImportedWorkout): string[] {
  return rows.filter(({ isLeftOut, isKeptAsText }) => isLeftOut && isKeptAsText).map(formatRow);
}

/**
 * Returns the supersets and single rows of a workout. Excluded rows do not divide a superset: the rows before and after them
 * stay in one.
 */
export function supersetsOf<Row extends ImportedRow>(
  rows: readonly Row[],
  isIncluded: (row: Row) => boolean = (row) => !row.isLeftOut,
): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    if (!row.joinsSuperset || groups.length === 0) groups.push([]);
    if (isIncluded(row)) groups.at(-1)?.push(row);
  }
  return groups.filter((group) => group.length > 0);
}

/**
 * Returns the rest in seconds of a row that names none: the default one, or 0 before the next member of its superset and after one
 * time or distance.
 */
export function restWithout(group: readonly ImportedRow[], row: ImportedRow, defaultSeconds: number): number {
  return row === group.at(-1) && !isDoneOnce(row) ? defaultSeconds : 0;
}

/** Converts the rows of a workout. */
function rowsFrom({ rows }: ImportedWorkout, { exerciseOf, newId, restSeconds }: ImportOptions): ExerciseRow[] {
  const chosen = new Map(rows.map((row) => [row, row.isLeftOut ? null : exerciseOf(row)]));
  const groups = supersetsOf(rows, (row) => Boolean(chosen.get(row))).map((group) =>
    group.flatMap((row) => {
      const exercise = chosen.get(row);
      return exercise ? [{ row, exercise }] : [];
    }),
  );
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

/**
 * Converts one row. A rest of 0 is `no_rest`. Without a rest the row gets the default one, or `no_rest` before the next member
 * of a superset and after one time or distance.
 */
function rowFrom(row: ImportedRow, emptyRow: ExerciseRow, hasNextMember: boolean): ExerciseRow {
  const { type, sets, reps, value, weight, rpe, rpeTo, rir, rirTo, tut, warmUp, info, restSeconds } = row;
  return {
    ...emptyRow,
    ...{ type, sets, reps, value, weight, rpe, rpeTo, rir, rirTo, tut, warmUp, info },
    restType: restSeconds === 0 || (restSeconds === null && (hasNextMember || isDoneOnce(row))) ? 'no_rest' : 'seconds',
    restValue: restSeconds || emptyRow.restValue,
  };
}
