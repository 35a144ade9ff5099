import { useQueryClient } from '@tanstack/react-query';
import { apiQueryOptions } from '#shell/web/api/query.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import type { Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useAlternatives, useExercises, useExercisesOf } from '../queries.ts';

interface PickerFilters {
  search: string;
  muscle: Muscle | undefined;
  equipment: Equipment | undefined;
}

interface FirstRows {
  recentIds: readonly string[];
  /** The exercise that is replaced, whose alternatives come first instead of the recent exercises. */
  replacedId: string | undefined;
}

/** The rows of the picker. Alternatives or recent exercises come first while neither a search nor a filter is set. */
export function usePickerRows({ search, muscle, equipment }: PickerFilters, { recentIds, replacedId }: FirstRows) {
  const exercises = useExercises({ search: search || undefined, muscle, equipment });
  const recentExercises = useExercisesOf(replacedId ? [] : recentIds);
  const alternatives = useAlternatives(replacedId, {});
  const isFiltered = Boolean(search || muscle || equipment);
  const first = isFiltered ? [] : replacedId ? (alternatives.data?.exercises ?? []) : recentExercises;
  const others = exercises.rows.filter(({ id }) => id !== replacedId && !first.some((exercise) => exercise.id === id));
  // Without its first rows the list would offer to Enter an exercise that is not the first one a moment later.
  const isPending = exercises.isPending || (!isFiltered && replacedId !== undefined && alternatives.isPending);
  return { pages: exercises, rows: isPending ? [] : [...first, ...others], firstCount: first.length, isPending };
}

/** Returns a function that loads the first exercise of a search; undefined when there is none. */
export function useLoadFirst(): (filters: PickerFilters) => Promise<Exercise | undefined> {
  const client = useQueryClient();
  return async ({ search, muscle, equipment }) => {
    const options = apiQueryOptions(exerciseRoutes.list, { search: search || undefined, muscle, equipment });
    return (await client.fetchQuery(options).catch(() => null))?.exercises[0];
  };
}
