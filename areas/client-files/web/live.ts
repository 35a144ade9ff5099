import { clientChanged } from '#areas/clients/contract.ts';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientFileRoutes, liveClientFilesChanged } from '../contract.ts';

const shown = routesIn({ list: clientFileRoutes.list });

/** `clientChanged`: a consent that is withdrawn, or given again. */
export const clientFileLiveHandlers = [liveClientFilesChanged, clientChanged].map((event) =>
  liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, shown)),
);
