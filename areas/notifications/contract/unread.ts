import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/** Unread notifications are counted up to this number; above 99 the badge shows `99+`. */
export const maxUnread = 100;

/** In a file of its own, because the navigation of the first screen needs nothing else of the contract. */
export const unreadRoutes = defineRoutes({
  count: {
    endpoint: 'GET /notifications/unread/count',
    permission: 'view notifications',
    response: z.object({ unread: z.number().int() }),
  },
});
