import { sharedValue } from '#shell/web/state.ts';
import type { ExerciseRow, Program } from '../../../contract.ts';

/** Which exercise is being looked for: a new one for a workout, or another for a row. */
export type Picking = { workoutId: string; after?: string } | { rowId: string };

export interface Selection {
  workoutId: string;
  ids: readonly string[];
}

/** What is open or chosen on the screen and belongs to no document. */
export function openThings() {
  return {
    picking: sharedValue<Picking | null>(null),
    selection: sharedValue<Selection | null>(null),
    /** The row whose sheet is open on a phone. */
    sheet: sharedValue<string | null>(null),
    /** The other version of a choice that was put off; the save mark opens it again. */
    postponed: sharedValue<Program | null>(null),
    /** The workout whose instructions are about to be written. */
    info: sharedValue<string | null>(null),
    /** The day whose copy is being placed. */
    copyingDay: sharedValue<string | null>(null),
    /** While a row is dragged: who stands where, by workout. */
    order: sharedValue<Readonly<Record<string, readonly string[]>> | null>(null),
  };
}

export type OpenThings = ReturnType<typeof openThings>;

/** A copied row outlives the program it was copied in. */
export const copiedRow = sharedValue<ExerciseRow | null>(null);

export function toggleSelected({ selection }: OpenThings, workoutId: string, id: string): void {
  const chosen = selection.get();
  const ids = chosen?.workoutId === workoutId ? chosen.ids : [];
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  selection.set(next.length > 0 ? { workoutId, ids: next } : null);
}
