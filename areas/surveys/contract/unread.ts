import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/** Larger numbers are shown as `99+`. */
export const maxCounted = 100;

/** In a file of its own, because the navigation needs nothing else of the contract. */
export const unreadAnswerRoutes = defineRoutes({
  /** Number of unread check-ins, and of those with an answer that is flagged as such, each up to 100. */
  count: {
    endpoint: 'GET /surveys/completed/unread-count',
    permission: 'view surveys',
    response: z.object({ unread: z.number().int(), flagged: z.number().int() }),
  },
});
