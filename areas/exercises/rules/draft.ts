import type { ExerciseDraft } from '../contract/exercise.ts';

type Kind = Pick<ExerciseDraft, 'primaryMuscles' | 'secondaryMuscles' | 'equipment'>;

/** A muscle is named once, and is not helped by itself. */
export function withEachOnce<D extends Kind>(draft: D): D {
  const primaryMuscles = [...new Set(draft.primaryMuscles)];
  const secondaryMuscles = [...new Set(draft.secondaryMuscles)].filter((muscle) => !primaryMuscles.includes(muscle));
  return { ...draft, primaryMuscles, secondaryMuscles, equipment: [...new Set(draft.equipment)] };
}
