import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { notificationCreated, notificationDeleted, notificationRead } from '../contract.ts';
import { listRoutes } from './list-routes.ts';

/** What changes the lists changes the number of unread ones too. */
export const notificationLiveHandlers = [notificationCreated, notificationRead, notificationDeleted].map((event) =>
  liveHandler(event, (queryClient) => invalidateRoutes(queryClient, listRoutes)),
);
