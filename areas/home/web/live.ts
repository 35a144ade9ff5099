import { clientChanged } from '#areas/clients/contract.ts';
import { completedWorkoutChanged } from '#areas/completed-workouts/contract.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { homeRoutes } from '../contract.ts';

export const homeLiveHandlers = [clientChanged, completedWorkoutChanged, programChanged].map((event) =>
  liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [homeRoutes.graphs])),
);
