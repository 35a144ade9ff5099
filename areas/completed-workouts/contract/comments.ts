import { z } from 'zod';
import { idSchema, instant, emptyResponse, requiredText, uuid } from '#shell/common/fields.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { SetMeasurements, LoggedSet, limits as setLimits, PrescribedRow, RowChange, SetMedium } from './set.ts';
import { Comment } from './workout.ts';

export const commentLimits = { text: 2000, aWorkout: 200, versions: 50 } as const;

/** The sender generates `messageId`, so that a repeated request stores the comment once. */
const Message = z.object({ messageId: uuid, text: requiredText(commentLimits.text) });

/** A comment on a workout, or on one set of it, which may not be logged yet. */
const MessageOnWorkout = Message.extend({
  rowId: idSchema('prescribed-rows').nullable().default(null),
  setNumber: z.number().int().min(1).max(setLimits.setNumber).nullable().default(null),
}).refine(({ rowId, setNumber }) => (rowId === null) === (setNumber === null), {
  path: ['setNumber'],
  message: 'shell:invalid.required',
});
export type MessageOnWorkout = z.output<typeof MessageOnWorkout>;

/** A version of a set that is not current: overwritten, removed, or logged earlier than the stored one. */
export const SetVersion = SetMeasurements.extend({
  loggedAt: z.string(),
  note: z.string(),
  isWarmUp: z.boolean(),
  isRemoved: z.boolean(),
  /** Name of the professional who logged it; null: the client. */
  author: z.string().nullable(),
});
export type SetVersion = z.output<typeof SetVersion>;

const SetDetail = z.object({
  completedWorkoutId: z.uuid(),
  set: LoggedSet,
  /** The prescribed row; null when the prescription does not have it. */
  row: PrescribedRow.nullable(),
  rowChange: RowChange.nullable(),
  /** Earlier versions, newest first. */
  versions: z.array(SetVersion).max(commentLimits.versions),
  media: z.array(SetMedium),
  comments: z.array(Comment),
});

const setParams = z.object({ setId: idSchema('completed-sets') });
const oneComment = z.object({ comment: Comment });

/** Routes of one set. The path segment `weight` is a set, `message` is a comment. */
export const setRoutes = defineRoutes({
  detail: {
    endpoint: 'GET /clients/:clientId/completed-workouts/weight/:setId',
    permission: 'view workouts',
    params: setParams,
    response: z.object({ detail: SetDetail }),
  },
  comment: {
    endpoint: 'POST /clients/:clientId/completed-workouts/weight/:setId/message',
    permission: 'update workouts',
    params: setParams,
    body: Message,
    isIdempotent: true,
    response: oneComment,
  },
});

export const commentRoutes = defineSubjectRoutes({
  create: {
    own: { endpoint: 'POST /my/completed-workouts/:completedWorkoutId/message', permission: 'update own training' },
    client: {
      endpoint: 'POST /clients/:clientId/completed-workouts/:completedWorkoutId/message',
      permission: 'update workouts',
    },
    body: MessageOnWorkout,
    isIdempotent: true,
    response: oneComment,
  },
  delete: {
    own: {
      endpoint: 'DELETE /my/completed-workouts/:completedWorkoutId/message/:messageId',
      permission: 'update own training',
      params: z.object({ messageId: idSchema('own-comments') }),
    },
    client: {
      endpoint: 'DELETE /clients/:clientId/completed-workouts/:completedWorkoutId/message/:messageId',
      permission: 'update workouts',
      params: z.object({ messageId: idSchema('comments') }),
    },
    response: emptyResponse,
  },
  markRead: {
    own: { endpoint: 'POST /my/completed-workouts/:completedWorkoutId/read', permission: 'view own training' },
    client: {
      endpoint: 'POST /clients/:clientId/completed-workouts/:completedWorkoutId/read',
      permission: 'view workouts',
    },
    /** Time of the newest comment or feedback on the screen: one that arrived later stays unread. */
    body: z.object({ until: instant }),
    response: emptyResponse,
  },
});
