import { keepPreviousData } from '@tanstack/react-query';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { historyRoutes as routes } from '../../contract/history.ts';

/** A professional names the client; without one it is the reader's own history. */
export interface Whose {
  clientId?: string | undefined;
}

export function useTrainedExercises({ clientId }: Whose, filters: { search?: string | undefined }) {
  const { route, question } = asked(
    routes.myExercises,
    filters,
    clientId && [routes.exercisesOfClient, { id: clientId }],
  );
  return useInfiniteApiQuery(route, question, ({ exercises }) => exercises);
}

export function useExerciseProgress({ clientId }: Whose, exerciseId: string, from: string | undefined) {
  const theirs = clientId && ([routes.progressOfClient, { id: clientId, exerciseId }] as const);
  const { route, question } = asked(routes.myProgress, { id: exerciseId, from }, theirs);
  return useApiQuery(route, question, { placeholderData: keepPreviousData });
}

export function useRecords({ clientId }: Whose, of: { exerciseId?: string; completedWorkoutId?: string } = {}) {
  const { route, question } = asked(routes.myRecords, of, clientId && [routes.recordsOfClient, { id: clientId }]);
  return useInfiniteApiQuery(route, question, ({ records }) => records);
}

/** The first page: what was beaten in one workout. */
export function useRecordsOfWorkout({ clientId }: Whose, completedWorkoutId: string) {
  const theirs = clientId && ([routes.recordsOfClient, { id: clientId }] as const);
  const { route, question } = asked(routes.myRecords, { completedWorkoutId }, theirs);
  return useApiQuery(route, question, { meta: { skipGlobalErrorHandler: true } });
}

export function useTrainingDays({ clientId }: Whose, month: string) {
  const theirs = clientId && ([routes.trainingDaysOfClient, { id: clientId }] as const);
  const { route, question } = asked(routes.myTrainingDays, { month }, theirs);
  return useApiQuery(route, question, { placeholderData: keepPreviousData });
}

/** The same question about somebody else goes to another route, which answers alike. */
function asked<Mine extends Route>(
  mine: Mine,
  question: ApiRequest<Mine>,
  theirs: readonly [Route & Pick<Mine, 'response'>, object] | '' | undefined,
): { route: Mine; question: ApiRequest<Mine> } {
  if (!theirs) return { route: mine, question };
  return { route: theirs[0] as Mine, question: { ...question, ...theirs[1] } };
}
