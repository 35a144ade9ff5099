import { keepPreviousData } from '@tanstack/react-query';
import { accountRoutes } from '#areas/account/contract.ts';
import { useApiQuery, useInfiniteApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { exerciseRoutes } from '../contract.ts';
import type { AlternativeFilters, Exercise, ExerciseFilters, FullExercise } from '../contract/exercise.ts';
import { libraryRoutes } from '../contract/library.ts';

/** Routes whose responses change with an exercise. */
export const exerciseInvalidations = [
  exerciseRoutes.list,
  exerciseRoutes.get,
  exerciseRoutes.alternatives,
  libraryRoutes.list,
  libraryRoutes.get,
];

type SearchedBy = Partial<Omit<ExerciseFilters, 'page'>>;

export function useExercises({ search, muscle, equipment, category, owner }: SearchedBy) {
  const filters = { search, muscle, equipment, category, owner };
  return useInfiniteApiQuery(exerciseRoutes.list, filters, ({ exercises }) => exercises);
}

/** The exercises with these ids that can be picked, in the order of the ids. Archived and deleted ones are left out. */
export function useExercisesOf(ids: readonly string[]): readonly Exercise[] {
  const { data } = useApiQuery(exerciseRoutes.list, { ids: ids.join(',') }, { enabled: ids.length > 0 });
  const exercises = data?.exercises ?? [];
  return ids.flatMap((id) => exercises.filter((exercise) => exercise.id === id));
}

export function useExercise(id: string | undefined) {
  return useApiQuery(exerciseRoutes.get, { id: id ?? '' }, { enabled: id !== undefined });
}

/** Without an id nothing is requested. */
export function useAlternatives(id: string | undefined, filters: AlternativeFilters) {
  const request = { id: id ?? '', ...filters };
  return useApiQuery(exerciseRoutes.alternatives, request, {
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Whether the account hides the library, from the cached session. */
export function useHidesLibrary(): boolean {
  return useApiQuery(accountRoutes.me, {}, { enabled: false }).data?.user.hideDefaultExercises ?? false;
}

/** Creates an exercise in the picker. Errors are shown as toasts, because the picker has no form fields for them. */
export function useCreateExercise(onDone: (exercise: FullExercise) => void) {
  return useApiMutation(exerciseRoutes.create, {
    invalidates: [exerciseRoutes.list],
    onSuccess: ({ exercise }) => onDone(exercise),
  });
}
