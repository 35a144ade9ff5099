import type { Equipment, Muscle } from '../../rules/taxonomy.ts';
import { useExercises, useExercisesOf } from '../queries.ts';

interface Wanted {
  search: string;
  muscle: Muscle | undefined;
  equipment: Equipment | undefined;
}

/** What can be picked, in one row for the arrows: as long as nothing is asked for, the recent ones stand first. */
export function useChoices({ search, muscle, equipment }: Wanted, recent: readonly string[]) {
  const exercises = useExercises({ search: search || undefined, muscle, equipment });
  const known = useExercisesOf(recent);
  const isAsking = Boolean(search || muscle || equipment);
  const first = isAsking ? [] : known;
  const rest = exercises.rows.filter(({ id }) => !first.some((exercise) => exercise.id === id));
  return { exercises, rows: [...first, ...rest], recentCount: first.length };
}
