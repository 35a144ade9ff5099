import { clientRoutes } from '#areas/clients/contract.ts';
import { coachRoutes } from '#areas/completed-workouts/contract/coach.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { homeRoutes } from '../contract.ts';

/** Anything done elsewhere may have changed these: what is shown at once is asked again at once. */
const always = { staleTime: 0 };

export function useOverview() {
  return useApiQuery(homeRoutes.graphs, {}, always);
}

export function useLastClients() {
  return useApiQuery(clientRoutes.last, {}, always).data?.clients;
}

/** The newest first page. */
export function useLastWorkouts() {
  return useApiQuery(completedWorkoutRoutes.list, {}, always).data?.completedWorkouts;
}

/** Programs in their last days, the first to end first. */
export function useExpiringPrograms() {
  return useApiQuery(programRoutes.expiring, {}, always).data?.programs;
}

/** Who has not trained for so many days; without a number the account's setting counts. */
export function useIdleClients(days: number | undefined) {
  return useInfiniteApiQuery(coachRoutes.idleClients, days === undefined ? {} : { days }, ({ clients }) => clients);
}

/** On the page of a client, who says themselves when they are gone. */
const quietly = { ...always, meta: { quiet: true } };

export function useProgramsOfClient(id: string) {
  return useApiQuery(programRoutes.ofClient, { id }, quietly).data?.programs;
}

export function useWorkoutsOfClient(id: string) {
  return useApiQuery(completedWorkoutRoutes.ofClient, { id }, quietly).data?.completedWorkouts;
}
