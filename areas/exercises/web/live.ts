import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { exerciseChanged, exerciseRoutes } from '../contract.ts';

export const exerciseLiveHandlers = [
  liveHandler(exerciseChanged, (queryClient) =>
    invalidateRoutes(queryClient, [exerciseRoutes.list, exerciseRoutes.get, exerciseRoutes.alternatives]),
  ),
];
