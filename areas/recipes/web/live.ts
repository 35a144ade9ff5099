import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { recipeChanged } from '../contract/library.ts';
import { recipeInvalidations } from './queries.ts';

export const recipeLiveHandlers = [
  liveHandler(recipeChanged, (queryClient) => invalidateRoutes(queryClient, recipeInvalidations)),
];
