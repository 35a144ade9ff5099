import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { recipeChanged } from '../contract/library.ts';
import { recipeInvalidations } from './queries.ts';

export const recipeLiveHandlers = [
  liveHandler(recipeChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...recipeInvalidations, alimentRoutes.uses]),
  ),
];
