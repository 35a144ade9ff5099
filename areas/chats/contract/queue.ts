import { z } from 'zod';
import { emptyResponse, idSchema, instant } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

const params = z.object({ id: idSchema('conversations') });
const update = 'update chats';

/** The queue of conversations that need an answer, for professionals. */
export const queueRoutes = defineRoutes({
  count: {
    endpoint: 'GET /conversations/needs-answer/count',
    permission: 'view chats',
    response: z.object({ needsAnswer: z.number().int() }),
  },
  /** The conversation is not in the queue until then, or until the client writes. */
  snooze: {
    endpoint: 'PUT /conversations/:id/snooze',
    permission: update,
    params,
    body: z.object({ until: instant }),
    response: emptyResponse,
  },
  dismiss: { endpoint: 'PUT /conversations/:id/no-answer-needed', permission: update, params, response: emptyResponse },
  /** Null: no one in particular. */
  assign: {
    endpoint: 'PUT /conversations/:id/assignee',
    permission: update,
    params,
    body: z.object({ assigneeId: idSchema('memberships').nullable() }),
    response: emptyResponse,
  },
  /** Who can answer: the admins and the professionals of the client. */
  professionals: {
    endpoint: 'GET /conversations/:id/professionals',
    permission: 'view chats',
    params,
    response: z.object({ professionals: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
});
