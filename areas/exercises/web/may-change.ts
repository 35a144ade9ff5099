import type { Exercise } from '../contract/exercise.ts';
import { mayChangeExercise } from '../rules/may-change.ts';
import { useMay, useMe } from '#shell/web/session.ts';

/** Returns a predicate: whether the user may change an exercise. */
export function useMayChange(): (exercise: Pick<Exercise, 'isOwn' | 'createdBy'>) => boolean {
  const me = useMe();
  const may = useMay();
  return (exercise) => may('update exercises') && mayChangeExercise(me, exercise);
}
