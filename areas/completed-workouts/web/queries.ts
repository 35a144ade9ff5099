import { useAsk, useAskPages } from '#shell/web/api/query.ts';
import { completedWorkoutRoutes } from '../contract.ts';

export function useToday() {
  return useAsk(completedWorkoutRoutes.today, {});
}

export function useMyHistory() {
  return useAskPages(completedWorkoutRoutes.history, {}, ({ completedWorkouts }) => completedWorkouts);
}

export function useMyCompletedWorkout(id: string) {
  return useAsk(completedWorkoutRoutes.mine, { id });
}

export function useCompletedWorkouts(filters: { clientId?: string | undefined }) {
  return useAskPages(completedWorkoutRoutes.list, filters, ({ completedWorkouts }) => completedWorkouts);
}

export function useCompletedWorkoutsOfClient(id: string) {
  return useAskPages(completedWorkoutRoutes.ofClient, { id }, ({ completedWorkouts }) => completedWorkouts);
}

export function useCompletedWorkoutOfClient(id: string, workoutId: string) {
  return useAsk(completedWorkoutRoutes.detail, { id, workoutId });
}
