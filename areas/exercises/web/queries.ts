import { accountRoutes } from '#areas/account/contract.ts';
import { useApiQuery, useInfiniteApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { exerciseRoutes } from '../contract.ts';
import type { Exercise, ExerciseFilters, FullExercise, LibraryFilters } from '../contract/exercise.ts';
import { libraryRoutes } from '../contract/library.ts';
import type { Equipment } from '../rules/taxonomy.ts';

/** Whatever shows exercises, by account or by super admin, is asked anew after a change. */
export const exerciseInvalidations = [
  exerciseRoutes.list,
  exerciseRoutes.get,
  exerciseRoutes.alternatives,
  libraryRoutes.list,
  libraryRoutes.get,
];

type Wanted = Partial<Omit<ExerciseFilters, 'page'>>;

export function useExercises({ search, muscle, equipment, category, owner }: Wanted) {
  const wanted = { search, muscle, equipment, category, owner };
  return useInfiniteApiQuery(exerciseRoutes.list, wanted, ({ exercises }) => exercises);
}

export function useLibrary({ search, muscle, equipment, category, archived }: Partial<Omit<LibraryFilters, 'page'>>) {
  const wanted = { search, muscle, equipment, category, archived };
  return useInfiniteApiQuery(libraryRoutes.list, wanted, ({ exercises }) => exercises);
}

/** Those of the ids that can still be picked, in the order of the ids. */
export function useExercisesOf(ids: readonly string[]): readonly Exercise[] {
  const asked = useApiQuery(exerciseRoutes.list, { ids: ids.join(',') }, { enabled: ids.length > 0 });
  const known = asked.data?.exercises ?? [];
  return ids.flatMap((id) => known.filter((exercise) => exercise.id === id));
}

export function useExercise(id: string | undefined) {
  return useApiQuery(exerciseRoutes.get, { id: id ?? '' }, { enabled: id !== undefined });
}

export function useLibraryExercise(id: string) {
  return useApiQuery(libraryRoutes.get, { id });
}

export function useAlternatives(id: string, equipment: Equipment | undefined) {
  return useApiQuery(exerciseRoutes.alternatives, { id, equipment });
}

/** Whether the account shows its own exercises only. The session knows; nothing is asked. */
export function useHidesLibrary(): boolean {
  return useApiQuery(accountRoutes.me, {}, { enabled: false }).data?.user.hideDefaultExercises ?? false;
}

/** For the picker, which has no form: its refusals are toasts. */
export function useCreateExercise(onDone: (exercise: FullExercise) => void) {
  return useApiMutation(exerciseRoutes.create, {
    invalidates: [exerciseRoutes.list],
    onDone: ({ exercise }) => onDone(exercise),
  });
}

type Acts = Pick<typeof exerciseRoutes, 'archive' | 'restore' | 'delete'>;
export type ExerciseActs = Acts | Pick<typeof libraryRoutes, keyof Acts>;

export function useArchiveExercise(routes: ExerciseActs, onDone: () => void) {
  return useApiMutation(routes.archive, { invalidates: exerciseInvalidations, onDone });
}

export function useRestoreExercise(routes: ExerciseActs, onDone: () => void) {
  return useApiMutation(routes.restore, { invalidates: exerciseInvalidations, onDone });
}

/** Whoever asked offers the archive when it is used. */
export function useDeleteExercise(routes: ExerciseActs, onDone: () => void) {
  return useApiMutation(routes.delete, { invalidates: exerciseInvalidations, onDone, skipGlobalErrorHandler: true });
}
