import type { Subject } from '#areas/clients/server/public.ts';
import { listExerciseChoices } from '#areas/exercises/server/public.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { exerciseChoiceRoutes } from '../../contract/exercise-choices.ts';
import { findTrainedExercises } from '../store/history.ts';

/** The exercises that may be added to a workout of the client, in the language of the caller, and those that the client did last. */
export async function listChoices(
  scope: Scope,
  { clientId }: Subject,
): Promise<ApiResponse<typeof exerciseChoiceRoutes.list.own>> {
  const [exercises, trained] = await Promise.all([
    listExerciseChoices(scope),
    findTrainedExercises(scope, { clientId, page: 1 }),
  ]);
  return { exercises, recentIds: trained.exercises.map(({ id }) => id) };
}
