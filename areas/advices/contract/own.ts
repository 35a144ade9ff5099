import { z } from 'zod';
import { Advice, adviceParams, oneAdvice } from '../contract.ts';
import { recordVersion } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** What the client does with their advice. */
export const ownAdviceRoutes = defineRoutes({
  unread: {
    endpoint: 'GET /my/nutritional-advices/unread',
    permission: 'view own nutrition',
    response: z.object({
      unread: z.number().int(),
      /** The newest unread one. */
      latest: Advice.pick({ id: true, title: true, advisedOn: true }).nullable(),
    }),
  },
  /** `version`: the one that was read; a correction that came meanwhile is a conflict. */
  markSeen: {
    endpoint: 'POST /my/nutritional-advices/:adviceId/seen',
    permission: 'update own nutrition',
    params: adviceParams.pick({ adviceId: true }),
    body: z.object({ version: recordVersion }),
    response: oneAdvice,
  },
});
