import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/program-index.ts';

export interface DayPosition {
  week: number;
  day: number;
}

/** Returns the indexes, from 0, of week and day of a row or workout; without an id, those of the focused cell. */
export function dayPositionOf({ store, ui }: Pick<Editor, 'store' | 'ui'>, id?: string): DayPosition | null {
  const { focus, addRowWorkoutId } = ui.grid.get();
  const targetId = id ?? focus?.rowId ?? addRowWorkoutId ?? '';
  const { weeks } = store.getState().content;
  const path = findRow(weeks, targetId)?.path ?? findWorkout(weeks, targetId)?.path;
  return path ? { week: path[0], day: path[1] } : null;
}
