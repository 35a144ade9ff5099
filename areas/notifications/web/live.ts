import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { notificationCreated, notificationDeleted, notificationRead } from '../contract.ts';
import { listRoutes } from './list-routes.ts';

/**
 * What changes the lists changes the number of unread ones too. `clientChanged`: a consent that is withdrawn hides notifications, and
 * shows them when it is given again.
 */
export const notificationLiveHandlers = [notificationCreated, notificationRead, notificationDeleted, clientChanged].map(
  (event) => liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, listRoutes)),
);
