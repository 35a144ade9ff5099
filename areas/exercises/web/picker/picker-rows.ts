import { useQueryClient } from '@tanstack/react-query';
import { apiQueryOptions } from '#shell/web/api/query.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { Exercise } from '../../contract/exercise.ts';
import type { Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useExercises, useExercisesOf } from '../queries.ts';

interface PickerFilters {
  search: string;
  muscle: Muscle | undefined;
  equipment: Equipment | undefined;
}

/** The rows of the picker. Recent exercises come first while neither a search nor a filter is set. */
export function usePickerRows({ search, muscle, equipment }: PickerFilters, recentIds: readonly string[]) {
  const exercises = useExercises({ search: search || undefined, muscle, equipment });
  const recentExercises = useExercisesOf(recentIds);
  const isFiltered = Boolean(search || muscle || equipment);
  const recent = isFiltered ? [] : recentExercises;
  const others = exercises.rows.filter(({ id }) => !recent.some((exercise) => exercise.id === id));
  return { exercises, rows: [...recent, ...others], recentCount: recent.length };
}

/** Returns a function that loads the first exercise of a search; undefined when there is none. */
export function useLoadFirst(): (filters: PickerFilters) => Promise<Exercise | undefined> {
  const client = useQueryClient();
  return async ({ search, muscle, equipment }) => {
    const options = apiQueryOptions(exerciseRoutes.list, { search: search || undefined, muscle, equipment });
    return (await client.fetchQuery(options).catch(() => null))?.exercises[0];
  };
}
