import { useTell } from '#shell/web/api/query.ts';
import { trainingRoutes } from '../../contract/training.ts';

const refresh = [trainingRoutes.today, trainingRoutes.training];

/** To another day, or with null back to the one it was meant for. */
export function useMoveWorkout(onDone: () => void) {
  return useTell(trainingRoutes.move, { refresh, onDone });
}

/** Left out for a reason; without one it is to do again. */
export function useSkipWorkout(onDone: () => void = () => {}) {
  return useTell(trainingRoutes.skip, { refresh, onDone });
}
