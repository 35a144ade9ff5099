import type { Week } from '../../../contract/document.ts';

/** Row ids by workout while a row is dragged. */
export type RowOrder = Readonly<Record<string, readonly string[]>>;

export function orderOf(week: Week): RowOrder {
  const workouts = week.days.flatMap((day) => day.workouts);
  return Object.fromEntries(workouts.map(({ id, exercises }) => [id, exercises.map((row) => row.id)]));
}

/** Returns the id of the workout that `id` identifies, or that contains the row `id`. */
function workoutAt(order: RowOrder, id: string): string | undefined {
  return id in order ? id : Object.keys(order).find((workoutId) => order[workoutId]?.includes(id));
}

/** Moves the row to the workout of `overId`, before that row or at the end; unchanged within its own workout. */
export function withRowOver(order: RowOrder, id: string, overId: string): RowOrder {
  const [from, to] = [workoutAt(order, id), workoutAt(order, overId)];
  if (from === undefined || to === undefined || from === to) return order;

  const targetRows = order[to] ?? [];
  const index = overId === to ? targetRows.length : targetRows.indexOf(overId);
  return {
    ...order,
    [from]: (order[from] ?? []).filter((one) => one !== id),
    [to]: targetRows.toSpliced(index, 0, id),
  };
}

/**
 * Returns the drop target: the position of the row under the pointer, or the position of row `id` itself in a workout
 * it was moved to.
 */
export function dropTargetIn(
  order: RowOrder,
  id: string,
  overId: string,
): { workoutId: string; position: number } | null {
  const workoutId = workoutAt(order, overId);
  const rows = workoutId === undefined ? undefined : order[workoutId];
  if (workoutId === undefined || !rows?.includes(id)) return null;

  const index = rows.indexOf(overId === workoutId ? id : overId);
  return { workoutId, position: index + 1 };
}
