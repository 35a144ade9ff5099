import type { GridColumn } from '../cells/columns.ts';
import { findRow, findWorkout } from '../state/program-index.ts';
import type { CellRef, GridModel } from './grid-model.ts';
import { nextCell, type NavigationStep } from './navigation.ts';

/** Where the keyboard can stand: in a cell, or at the end of a workout where its next exercise is added. */
export type FocusTarget = CellRef | { addRowCell: string };

/** As `cellAfter`, with a stop at the end of each workout for those who go down, on or back. */
export function nextFocusTarget(
  sheet: GridModel,
  stop: FocusTarget,
  { step, column }: { step: NavigationStep; column: GridColumn },
): FocusTarget | null {
  if ('addRowCell' in stop) return afterAdder(sheet, stop.addRowCell, { step, column });
  const end = endBeyond(sheet, stop, step);
  return end ? { addRowCell: end } : nextCell(sheet, stop, step);
}

function afterAdder(
  sheet: GridModel,
  workoutId: string,
  { step, column }: { step: NavigationStep; column: GridColumn },
): FocusTarget | null {
  const edge = { next: sheet.columns[0], previous: sheet.columns.at(-1) };
  switch (step) {
    case 'up':
    case 'previous':
      return lastOf(sheet, workoutId, step === 'up' ? column : (edge.previous ?? column));
    case 'down':
    case 'next':
      return firstOf(sheet, neighbour(sheet, workoutId, 1), step === 'down' ? column : (edge.next ?? column));
    case 'dayUp':
    case 'dayDown':
      return firstOf(sheet, otherDay(sheet, workoutId, step === 'dayUp' ? -1 : 1), column);
    default:
      return null;
  }
}

/** The workout whose end lies between this cell and where the step leads. */
function endBeyond(sheet: GridModel, { rowId, column }: CellRef, step: NavigationStep): string | undefined {
  const place = findRow(sheet.weeks, rowId);
  if (!place) return undefined;
  const { row, workout } = place;
  const isOnwards = step === 'down' || (step === 'next' && sheet.columns.at(-1) === column);
  const isBack = step === 'up' || (step === 'previous' && sheet.columns[0] === column);
  if (isOnwards && row.position === workout.exercises.length) return workout.id;
  if (isBack && row.position === 1) return neighbour(sheet, workout.id, -1);
  const isEmpty = (id: string | undefined) => id && findWorkout(sheet.weeks, id)?.workout.exercises.length === 0;
  const day =
    step === 'dayDown' || step === 'dayUp' ? otherDay(sheet, workout.id, step === 'dayUp' ? -1 : 1) : undefined;
  return isEmpty(day) ? day : undefined;
}

function lastOf(sheet: GridModel, workoutId: string, column: GridColumn): FocusTarget | null {
  const rowId = findWorkout(sheet.weeks, workoutId)?.workout.exercises.at(-1)?.id;
  if (rowId) return { rowId, column };
  const before = neighbour(sheet, workoutId, -1);
  return before ? { addRowCell: before } : null;
}

function firstOf(sheet: GridModel, workoutId: string | undefined, column: GridColumn): FocusTarget | null {
  if (!workoutId) return null;
  const rowId = findWorkout(sheet.weeks, workoutId)?.workout.exercises[0]?.id;
  return rowId ? { rowId, column } : { addRowCell: workoutId };
}

function neighbour({ weeks }: GridModel, workoutId: string, by: 1 | -1): string | undefined {
  const all = weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.map(({ id }) => id)));
  return all[all.indexOf(workoutId) + by];
}

function otherDay({ weeks }: GridModel, workoutId: string, by: 1 | -1): string | undefined {
  const place = findWorkout(weeks, workoutId);
  if (!place) return undefined;
  const { days } = place.week;
  const others =
    by === 1 ? days.slice(days.indexOf(place.day) + 1) : days.slice(0, days.indexOf(place.day)).toReversed();
  return others.find(({ workouts }) => workouts.length > 0)?.workouts[0]?.id;
}
