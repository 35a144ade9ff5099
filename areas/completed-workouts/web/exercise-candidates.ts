import { useApiQuery } from '#shell/web/api/query.ts';
import { type ExerciseCandidate, exerciseCandidateRoutes } from '../contract/exercise-candidates.ts';

/** Returns the exercises that match the search, which needs at least two letters. */
export function useExerciseCandidates(search: string): readonly ExerciseCandidate[] {
  const isEnabled = search.trim().length > 1;
  return useApiQuery(exerciseCandidateRoutes.list, { search }, { enabled: isEnabled }).data?.candidates ?? [];
}
