import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/program-index.ts';

export interface DayPosition {
  week: number;
  day: number;
}

/** The week and the day of a row or a workout, counted from 0; of what has the focus, when none is named. */
export function dayPositionOf({ store, ui }: Pick<Editor, 'store' | 'ui'>, id?: string): DayPosition | null {
  const { focus, addRowWorkoutId: adder } = ui.grid.get();
  const targetId = id ?? focus?.rowId ?? adder ?? '';
  const { weeks } = store.getState().content;
  const path = findRow(weeks, targetId)?.path ?? findWorkout(weeks, targetId)?.path;
  return path ? { week: path[0], day: path[1] } : null;
}
