import type { ExerciseRow } from '../contract/document.ts';
import { withRestOf } from './blocks.ts';
import { withRowAdded } from './rows.ts';

/**
 * The target keeps who and where it is: id, letter, position, place in its superset.
 *
 * It also keeps its pause when either of the two has `no_rest`, which belongs to a place in a superset and not to the
 * exercise.
 */
export function withPasted(target: ExerciseRow, copied: ExerciseRow): ExerciseRow {
  const { id, key, position, supersetPosition } = target;
  const pasted = { ...copied, id, key, position, supersetPosition };
  const inSuperset = target.restType === 'no_rest' || copied.restType === 'no_rest';
  return inSuperset ? withRestOf(target, pasted) : pasted;
}

/** Goes last, outside any superset. */
export function pastedAsNew(rows: readonly ExerciseRow[], copied: ExerciseRow, newId: () => string): ExerciseRow[] {
  return withRowAdded(rows, { ...copied, id: newId() });
}
