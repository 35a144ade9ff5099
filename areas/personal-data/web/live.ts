import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientExportRoutes, dataExportChanged, dataExportRoutes } from '../contract.ts';

export const personalDataLiveHandlers = [
  liveHandler(dataExportChanged, (queryClient) =>
    invalidateRoutes(queryClient, [dataExportRoutes.get, clientExportRoutes.getOfClient]),
  ),
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [clientExportRoutes.getOfClient])),
];
