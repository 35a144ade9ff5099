import { z } from 'zod';
import { emptyResponse, idSchema, plainDate, requiredText, uuid } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const taskLimits = {
  text: 500,
  /** Open tasks in a response to the client. */
  open: 20,
  /** The last ones beside an answer. */
  shown: 10,
} as const;

/** What a professional asks the client to do, as a reply to a check-in. */
export const TaskDraft = z.object({
  /** Made by the sender: a repeated request adds nothing. */
  id: uuid,
  text: requiredText(taskLimits.text),
  dueOn: plainDate.nullable().default(null),
});
export type TaskDraft = z.output<typeof TaskDraft>;

export const CheckInTask = z.object({
  id: z.uuid(),
  checkInId: z.uuid(),
  text: z.string(),
  dueOn: z.string().nullable(),
  /** The local day of the reader on which it was given. */
  givenOn: z.string(),
  doneAt: z.string().nullable(),
});
export type CheckInTask = z.output<typeof CheckInTask>;

const taskOf = z.object({ taskId: idSchema('check-in-tasks') });

export const taskRoutes = defineRoutes({
  /** What the client has still to do, the nearest day first. */
  open: {
    endpoint: 'GET /my/check-in-tasks',
    permission: 'view own surveys',
    response: z.object({ tasks: z.array(CheckInTask).max(taskLimits.open) }),
  },
  tick: {
    endpoint: 'PUT /my/check-in-tasks/:taskId',
    permission: 'update own surveys',
    params: taskOf,
    body: z.object({ isDone: z.boolean() }),
    response: emptyResponse,
  },
  /** Takes a task back that was given by mistake. */
  delete: {
    endpoint: 'DELETE /clients/:clientId/check-in-tasks/:taskId',
    permission: 'update surveys',
    params: taskOf.extend({ clientId: idSchema('clients') }),
    response: emptyResponse,
  },
});
