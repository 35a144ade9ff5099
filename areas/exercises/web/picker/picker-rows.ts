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
