import type { Editor } from '../context.tsx';
import { findRow, findWorkout } from '../state/program-index.ts';

export interface DayPlace {
  week: number;
  day: number;
}

/** The week and the day of a row or a workout, counted from 0; of what has the focus, when none is named. */
export function placeOf({ store, ui }: Pick<Editor, 'store' | 'ui'>, id?: string): DayPlace | null {
  const { focus, adder } = ui.grid.get();
  const asked = id ?? focus?.rowId ?? adder ?? '';
  const { weeks } = store.getState().content;
  const path = findRow(weeks, asked)?.path ?? findWorkout(weeks, asked)?.path;
  return path ? { week: path[0], day: path[1] } : null;
}
