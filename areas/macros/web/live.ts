import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientMacroRoutes, macroChanged } from '../contract/library.ts';
import { macroInvalidations } from './queries.ts';

export const macroLiveHandlers = [
  // Today says whether targets apply; what the device stores of the training contains it.
  liveHandler(macroChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...macroInvalidations,
      clientMacroRoutes.list.own,
      trainingRoutes.today,
      trainingRoutes.training,
    ]),
  ),
  // The names of clients, and the macros of a deleted one or of one who withdrew the consent.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...macroInvalidations, clientMacroRoutes.list.own]),
  ),
];
