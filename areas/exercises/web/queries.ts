import { type Exercise, type ExerciseFilters, exerciseRoutes } from '../contract.ts';
import { useAsk, useAskPages, useTell } from '#shell/web/api/query.ts';

type Wanted = Partial<Omit<ExerciseFilters, 'page'>>;

export function useExercises({ search, muscle, equipment, owner }: Wanted) {
  return useAskPages(exerciseRoutes.list, { search, muscle, equipment, owner }, ({ exercises }) => exercises);
}

export function useExercise(id: string | undefined) {
  return useAsk(exerciseRoutes.get, { id: id ?? '' }, { enabled: id !== undefined });
}

/** For the picker, which has no form: its refusals are toasts. */
export function useCreateExercise(onDone: (exercise: Exercise) => void) {
  return useTell(exerciseRoutes.create, { refresh: [exerciseRoutes.list], onDone: ({ exercise }) => onDone(exercise) });
}

export function useDeleteExercise(onDone: () => void) {
  return useTell(exerciseRoutes.delete, { refresh: [exerciseRoutes.list], onDone });
}
