import { workoutsOf } from '../../../rules/content.ts';
import type { GridColumn } from '../cells/columns.ts';
import { findRow, findWorkout } from '../state/program-index.ts';
import type { CellRef, GridModel } from './grid-model.ts';
import { nearestPosition, nextCell, type NavigationStep } from './navigation.ts';

/** The element with the focus: a cell, or the "add exercise" cell at the end of a workout. */
export type FocusTarget = CellRef | { addRowCell: string };

/**
 * Returns the target that a navigation key leads to: as `nextCell` does, but with the "add exercise" cell after the
 * last row of each workout.
 */
export function nextFocusTarget(
  model: GridModel,
  target: FocusTarget,
  { step, column }: { step: NavigationStep; column: GridColumn },
): FocusTarget | null {
  if ('addRowCell' in target) return nextAfterAddRow(model, target.addRowCell, { step, column });
  const workoutId = addRowCellBetween(model, target, step);
  return workoutId ? { addRowCell: workoutId } : nextCell(model, target, step);
}

function nextAfterAddRow(
  model: GridModel,
  workoutId: string,
  { step, column }: { step: NavigationStep; column: GridColumn },
): FocusTarget | null {
  const edge = { next: model.columns[0], previous: model.columns.at(-1) };
  switch (step) {
    case 'up':
    case 'previous':
      return lastTargetOf(model, workoutId, step === 'up' ? column : (edge.previous ?? column));
    case 'down':
    case 'next':
      return firstTargetOf(
        model,
        adjacentWorkout(model, workoutId, 1),
        step === 'down' ? column : (edge.next ?? column),
      );
    case 'dayUp':
    case 'dayDown':
      return firstTargetOf(model, workoutOfAdjacentDay(model, workoutId, step === 'dayUp' ? -1 : 1), column);
    case 'weekLeft':
    case 'weekRight':
      return firstTargetOf(model, workoutOfAdjacentWeek(model, workoutId, step === 'weekLeft' ? -1 : 1), column);
    default:
      return null;
  }
}

/** Returns the workout whose "add exercise" cell lies between a cell and the next one. */
function addRowCellBetween(model: GridModel, { rowId, column }: CellRef, step: NavigationStep): string | undefined {
  const location = findRow(model.weeks, rowId);
  if (!location) return undefined;
  const { row, workout } = location;
  const isForward = step === 'down' || (step === 'next' && model.columns.at(-1) === column);
  const isBackward = step === 'up' || (step === 'previous' && model.columns[0] === column);
  if (isForward && row.position === workout.exercises.length) return workout.id;
  if (isBackward && row.position === 1) return adjacentWorkout(model, workout.id, -1);
  const isEmpty = (id: string | undefined) => id && findWorkout(model.weeks, id)?.workout.exercises.length === 0;
  const other = workoutOfAdjacentPart(model, workout.id, step);
  return isEmpty(other) ? other : undefined;
}

function workoutOfAdjacentPart(model: GridModel, workoutId: string, step: NavigationStep): string | undefined {
  if (step === 'dayDown' || step === 'dayUp') return workoutOfAdjacentDay(model, workoutId, step === 'dayUp' ? -1 : 1);
  if (step === 'weekLeft' || step === 'weekRight')
    return workoutOfAdjacentWeek(model, workoutId, step === 'weekLeft' ? -1 : 1);
  return undefined;
}

function lastTargetOf(model: GridModel, workoutId: string, column: GridColumn): FocusTarget | null {
  const rowId = findWorkout(model.weeks, workoutId)?.workout.exercises.at(-1)?.id;
  if (rowId) return { rowId, column };
  const before = adjacentWorkout(model, workoutId, -1);
  return before ? { addRowCell: before } : null;
}

function firstTargetOf(model: GridModel, workoutId: string | undefined, column: GridColumn): FocusTarget | null {
  if (!workoutId) return null;
  const rowId = findWorkout(model.weeks, workoutId)?.workout.exercises[0]?.id;
  return rowId ? { rowId, column } : { addRowCell: workoutId };
}

function adjacentWorkout({ weeks }: GridModel, workoutId: string, by: 1 | -1): string | undefined {
  const all = workoutsOf(weeks).map(({ id }) => id);
  return all[all.indexOf(workoutId) + by];
}

function workoutOfAdjacentDay({ weeks }: GridModel, workoutId: string, by: 1 | -1): string | undefined {
  const location = findWorkout(weeks, workoutId);
  if (!location) return undefined;
  const { days } = location.week;
  const others =
    by === 1 ? days.slice(days.indexOf(location.day) + 1) : days.slice(0, days.indexOf(location.day)).toReversed();
  return others.find(({ workouts }) => workouts.length > 0)?.workouts[0]?.id;
}

/** The workout at the same position of the adjacent week, or the nearest above it. */
function workoutOfAdjacentWeek({ weeks }: GridModel, workoutId: string, by: 1 | -1): string | undefined {
  const location = findWorkout(weeks, workoutId);
  const week = location && weeks[weeks.indexOf(location.week) + by];
  if (!location || !week) return undefined;
  const { day, workout } = location;
  const [d, x] = nearestPosition(week, [location.week.days.indexOf(day), day.workouts.indexOf(workout), 0]);
  return week.days[d]?.workouts[x]?.id;
}
