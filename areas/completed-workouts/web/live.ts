import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientWorkoutRoutes, completedWorkoutChanged, completedWorkoutRoutes } from '../contract.ts';
import { setRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';

/** Routes whose responses are made of programs and of what was logged. */
const scheduleRoutes = [trainingRoutes.today, trainingRoutes.training, trainingRoutes.schedule];

export const completedWorkoutLiveHandlers = [
  liveHandler(completedWorkoutChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...scheduleRoutes,
      ...routesIn(clientWorkoutRoutes),
      ...routesIn(historyRoutes),
      ...routesIn({ open: workoutRoutes.open }),
      completedWorkoutRoutes.list,
      completedWorkoutRoutes.idleClients,
      setRoutes.detail,
      clientRoutes.list,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
    ]),
  ),
  liveHandler(programChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...scheduleRoutes,
      ...routesIn({ detail: clientWorkoutRoutes.detail, open: workoutRoutes.open, trend: historyRoutes.trend }),
    ]),
  ),
  // The names of clients, and workouts of a deleted one.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      completedWorkoutRoutes.list,
      completedWorkoutRoutes.idleClients,
      trainingRoutes.schedule,
      ...routesIn(clientWorkoutRoutes),
      ...routesIn(historyRoutes),
      ...routesIn({ open: workoutRoutes.open }),
    ]),
  ),
];
