import type { Day, ExerciseRow, Week, Workout } from '../../../contract/document.ts';

/** A row with its parents; `path` holds indexes counted from 0. */
export interface RowLocation {
  week: Week;
  day: Day;
  workout: Workout;
  row: ExerciseRow;
  path: readonly [week: number, day: number, workout: number, row: number];
}

interface Index {
  days: Map<string, Pick<RowLocation, 'week' | 'day'>>;
  workouts: Map<string, Omit<RowLocation, 'row'>>;
  rows: Map<string, RowLocation>;
}

const indexes = new WeakMap<readonly Week[], Index>();

export function findRow(weeks: readonly Week[], id: string): RowLocation | undefined {
  return indexOf(weeks).rows.get(id);
}

/**
 * Returns the id of the row with the same exercise, or with `exerciseId`, in another week: at the same position, otherwise anywhere in the
 * same workout.
 */
export function matchingRow(weeks: readonly Week[], id: string, week: Week, exerciseId?: string): string | null {
  const location = findRow(weeks, id);
  if (!location) return null;
  const [, day, workout, row] = location.path;
  const rows = week.days[day]?.workouts[workout]?.exercises ?? [];
  const isSame = (one: ExerciseRow) => one.exerciseId === (exerciseId ?? location.row.exerciseId);
  return [rows[row], ...rows].find((one) => one && isSame(one))?.id ?? null;
}

export function findWorkout(weeks: readonly Week[], id: string): Omit<RowLocation, 'row'> | undefined {
  return indexOf(weeks).workouts.get(id);
}

export function findDay(weeks: readonly Week[], id: string): Pick<RowLocation, 'week' | 'day'> | undefined {
  return indexOf(weeks).days.get(id);
}

export function findWeek(weeks: readonly Week[], id: string): Week | undefined {
  return weeks.find((week) => week.id === id);
}

export function getRow(weeks: readonly Week[], id: string): RowLocation {
  return assertFound(findRow(weeks, id), id);
}

export function getWorkout(weeks: readonly Week[], id: string): Omit<RowLocation, 'row'> {
  return assertFound(findWorkout(weeks, id), id);
}

export function getDay(weeks: readonly Week[], id: string): Pick<RowLocation, 'week' | 'day'> {
  return assertFound(findDay(weeks, id), id);
}

/** Returns the index of the weeks, cached by their array, because every cell looks up its row at every keystroke. */
function indexOf(weeks: readonly Week[]): Index {
  const cached = indexes.get(weeks);
  if (cached) return cached;

  const index: Index = { days: new Map(), workouts: new Map(), rows: new Map() };
  for (const [w, week] of weeks.entries())
    for (const [d, day] of week.days.entries()) addDay(index, { week, day, w, d });
  indexes.set(weeks, index);
  return index;
}

function addDay(index: Index, { week, day, w, d }: { week: Week; day: Day; w: number; d: number }): void {
  index.days.set(day.id, { week, day });
  for (const [x, workout] of day.workouts.entries()) {
    index.workouts.set(workout.id, { week, day, workout, path: [w, d, x, 0] });
    for (const [r, row] of workout.exercises.entries())
      index.rows.set(row.id, { week, day, workout, row, path: [w, d, x, r] });
  }
}

function assertFound<T>(location: T | undefined, id: string): T {
  if (location === undefined) throw new Error(`assertFound: nothing has the id ${id}`);
  return location;
}
