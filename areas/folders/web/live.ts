import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { folderChanged, folderRoutes } from '../contract.ts';

export const folderLiveHandlers = [
  liveHandler(folderChanged, (queryClient) =>
    invalidateRoutes(queryClient, [folderRoutes.list, folderRoutes.get, folderRoutes.deleted]),
  ),
];
