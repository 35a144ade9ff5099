import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientMacroRoutes, macroChanged } from '../contract/library.ts';
import { macroInvalidations } from './queries.ts';

export const macroLiveHandlers = [
  liveHandler(macroChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...macroInvalidations, clientMacroRoutes.list.own]),
  ),
];
