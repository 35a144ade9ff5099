import type { Week } from '../../../contract/document.ts';
import { findRow } from '../state/program-index.ts';

/** Where a dragged row is let go: before or after another, onto it, or at the end of a workout. */
export type DropLocation = { kind: 'before' | 'after' | 'onto'; rowId: string } | { kind: 'end'; workoutId: string };

/** Near its edges a row is passed, in its middle it is joined. `at` goes from 0 at its top to 1 at its bottom. */
export function dropOn(rowId: string, fraction: number): DropLocation {
  const kind = fraction < 0.3 ? 'before' : fraction > 0.7 ? 'after' : 'onto';
  return { kind, rowId };
}

/** The workout and the position, counted from 1, at which the row stands afterwards. */
export function dropTargetOf(
  weeks: readonly Week[],
  id: string,
  drop: Exclude<DropLocation, { kind: 'onto' }>,
): { workoutId: string; position?: number } | null {
  if (drop.kind === 'end') return { workoutId: drop.workoutId };
  const [moved, target] = [findRow(weeks, id), findRow(weeks, drop.rowId)];
  if (!moved || !target || id === drop.rowId) return null;
  const position = target.row.position + (drop.kind === 'after' ? 1 : 0);
  const isBelow = moved.workout.id === target.workout.id && moved.row.position < position;
  return { workoutId: target.workout.id, position: isBelow ? position - 1 : position };
}
