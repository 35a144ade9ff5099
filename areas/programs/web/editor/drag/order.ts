import type { Week } from '../../../contract/document.ts';

/** Who stands where while a row is dragged: row ids by workout. */
export type RowOrder = Readonly<Record<string, readonly string[]>>;

export function orderOf(week: Week): RowOrder {
  const workouts = week.days.flatMap((day) => day.workouts);
  return Object.fromEntries(workouts.map(({ id, exercises }) => [id, exercises.map((row) => row.id)]));
}

/** The workout that is meant by the id of a row in it, or by its own. */
function workoutAt(order: RowOrder, id: string): string | undefined {
  return id in order ? id : Object.keys(order).find((workoutId) => order[workoutId]?.includes(id));
}

/** The row goes over to the workout that `overId` means, before that row or last; at home nothing changes. */
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

/** Where the row is let go: the place of the row under it, or its own in a workout it has come over to. */
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
