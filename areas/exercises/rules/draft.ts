import type { ExerciseDraft } from '../contract/exercise.ts';

type Kind = Pick<ExerciseDraft, 'primaryMuscles' | 'secondaryMuscles' | 'equipment'>;

/** Removes duplicate muscles, and secondary muscles that are also primary. */
export function withUniqueMuscles<D extends Kind>(draft: D): D {
  const primaryMuscles = [...new Set(draft.primaryMuscles)];
  const secondaryMuscles = [...new Set(draft.secondaryMuscles)].filter((muscle) => !primaryMuscles.includes(muscle));
  return { ...draft, primaryMuscles, secondaryMuscles, equipment: [...new Set(draft.equipment)] };
}
