import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientMacroRoutes, macroChanged } from '../contract/library.ts';
import { macroInvalidations } from './queries.ts';

export const macroLiveHandlers = [
  liveHandler(macroChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...macroInvalidations, clientMacroRoutes.list.own]),
  ),
  // The names of clients, and the macros of a deleted one or of one who withdrew the consent.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...macroInvalidations, clientMacroRoutes.list.own]),
  ),
];
