import type { Week } from '../../../contract/document.ts';
import { findRow } from '../state/program-index.ts';

/** Drop location of a row: before, after or onto another row, or at the end of a workout. */
export type DropLocation = { kind: 'before' | 'after' | 'onto'; rowId: string } | { kind: 'end'; workoutId: string };

/**
 * Returns the drop location on a row: near its edges before or after it, in the middle onto it. `fraction` is 0 at the
 * top and 1 at the bottom.
 */
export function dropOn(rowId: string, fraction: number): DropLocation {
  const kind = fraction < 0.3 ? 'before' : fraction > 0.7 ? 'after' : 'onto';
  return { kind, rowId };
}

/** Returns workout and position, counted from 1, of the row after the drop. */
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
