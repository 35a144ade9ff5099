import type { ExerciseRow, Week, Workout } from '../contract/document.ts';
import { blocksOf, numbered } from './blocks.ts';
import { toClipboardRows, withRowsInserted } from './pasting.ts';
import { mayAddRow, withWorkoutChanged } from './workouts.ts';

/** Indexes of the week, day, workout and row, from 0. */
type RowPath = readonly [week: number, day: number, workout: number, row: number];

/**
 * Adds a copy of the row at `path` to the same workout of all later weeks: after the exercise that it follows, or the superset of
 * that, and at the end where that is missing. Workouts that have the exercise, or no room, stay as they are.
 */
export function withRowInFollowingWeeks(weeks: Week[], path: RowPath, newId: () => string): Week[] {
  const [weekIndex, dayIndex, workoutIndex, rowIndex] = path;
  const rows = weeks[weekIndex]?.days[dayIndex]?.workouts[workoutIndex]?.exercises ?? [];
  const row = rows[rowIndex];
  if (!row) return weeks;
  const isWithout = ({ exercises }: Workout) => exercises.every(({ exerciseId }) => exerciseId !== row.exerciseId);
  const withCopy = (workout: Workout) => ({
    ...workout,
    exercises: withRowCopied(workout.exercises, { row, previous: rows[rowIndex - 1], newId }),
  });
  return weeks
    .slice(weekIndex + 1)
    .flatMap((week) => week.days[dayIndex]?.workouts[workoutIndex] ?? [])
    .filter((workout) => isWithout(workout) && mayAddRow(workout))
    .reduce((changed, { id }) => withWorkoutChanged(changed, id, withCopy), weeks);
}

interface Copied {
  row: ExerciseRow;
  /** The row above the copied one. */
  previous: ExerciseRow | undefined;
  newId: () => string;
}

function withRowCopied(rows: readonly ExerciseRow[], { row, previous, newId }: Copied): ExerciseRow[] {
  const copied = toClipboardRows([row]);
  if (!previous) return numbered([copied.map((one) => ({ ...one, id: newId() })), ...blocksOf(rows)]);
  const after = rows.find(({ exerciseId }) => exerciseId === previous.exerciseId)?.id ?? '';
  return withRowsInserted(rows, { copied, after, newId });
}
