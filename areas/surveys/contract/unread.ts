import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/** In a file of its own, because the navigation needs nothing else of the contract. */
export const unreadAnswerRoutes = defineRoutes({
  /** Number of unread check-ins, up to 100. */
  count: {
    endpoint: 'GET /surveys/completed/unread-count',
    permission: 'view surveys',
    response: z.object({ unread: z.number().int() }),
  },
});
