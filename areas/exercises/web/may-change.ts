import { useMay } from '#shell/web/session.ts';
import type { Exercise } from '../contract/exercise.ts';

/** Returns a predicate: whether the user may change an exercise. One of the library is never editable. */
export function useMayChange(): (exercise: Pick<Exercise, 'isEditable'>) => boolean {
  const may = useMay();
  return ({ isEditable }) => may('update exercises') && isEditable;
}
