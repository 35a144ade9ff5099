import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientExportRoutes, dataExportChanged, dataExportRoutes } from '../contract.ts';

export const personalDataLiveHandlers = [
  liveHandler(dataExportChanged, (queryClient) =>
    invalidateRoutes(queryClient, [dataExportRoutes.get, clientExportRoutes.getOfClient]),
  ),
];
