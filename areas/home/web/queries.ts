import { clientRoutes } from '#areas/clients/contract.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { useAsk } from '#shell/web/api/query.ts';
import { homeRoutes } from '../contract.ts';

export function useOverview() {
  return useAsk(homeRoutes.graphs, {});
}

export function useLastClients() {
  return useAsk(clientRoutes.last, {}).data?.clients;
}

/** The newest first page. */
export function useLastWorkouts() {
  return useAsk(completedWorkoutRoutes.list, {}).data?.completedWorkouts;
}

export function useProgramsOfClient(id: string) {
  return useAsk(programRoutes.ofClient, { id }).data?.programs;
}

export function useWorkoutsOfClient(id: string) {
  return useAsk(completedWorkoutRoutes.ofClient, { id }).data?.completedWorkouts;
}
