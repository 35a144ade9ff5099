import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { adviceRoutes, adviceSubjectRoutes, liveAdviceChanged } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';

const { own, client } = adviceSubjectRoutes.list;

const shown = [own, client, adviceRoutes.get, ownAdviceRoutes.unread];

export const adviceLiveHandlers = [
  liveHandler(liveAdviceChanged, (queryClient) => invalidateRoutes(queryClient, shown)),
  // A client who withdraws the consent to health data, or gives it again.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, shown)),
];
