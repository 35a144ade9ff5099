import { liveAlimentChanged } from '#areas/aliments/contract/library.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { recipientStateRoutes } from '../contract/recipients.ts';
import { dietaryProfileRoutes, liveDietaryProfileChanged } from '../contract.ts';

const { own, client } = dietaryProfileRoutes.get;
const { statesOfRecipients } = recipientStateRoutes;

export const dietaryProfileLiveHandlers = [
  liveHandler(liveDietaryProfileChanged, (queryClient) =>
    invalidateRoutes(queryClient, [own, client, statesOfRecipients]),
  ),
  // The names of excluded foods.
  liveHandler(liveAlimentChanged, (queryClient) => invalidateRoutes(queryClient, [own, client])),
  // A client who withdraws the consent to health data, or gives it again.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [own, client])),
];
