import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { dietaryProfileRoutes, liveDietaryProfileChanged } from '../contract.ts';

const { own, client } = dietaryProfileRoutes.get;

export const dietaryProfileLiveHandlers = [
  liveHandler(liveDietaryProfileChanged, (queryClient) => invalidateRoutes(queryClient, [own, client])),
];
