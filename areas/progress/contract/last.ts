import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/** A set on the home of professionals: who and when, no picture. */
export const LastProgress = z.object({
  progressId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  taken_on: z.string(),
  createdAt: z.string(),
  photoCount: z.number().int(),
});
export type LastProgress = z.output<typeof LastProgress>;

export const lastProgressRoutes = defineRoutes({
  /** The newest set of each client, the latest first. */
  last: {
    endpoint: 'GET /home/getLastProgresses',
    permission: 'view health records',
    response: z.object({ progresses: z.array(LastProgress) }),
  },
});
