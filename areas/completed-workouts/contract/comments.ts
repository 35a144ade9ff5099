import { z } from 'zod';
import { idSchema, instant, emptyResponse, requiredText, uuid } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { SetMeasurements, LoggedSet, limits as setLimits, PrescribedRow, RowChange, SetMedium } from './set.ts';
import { Comment } from './workout.ts';

export const commentLimits = { text: 2000, aWorkout: 200, versions: 50 } as const;

const text = requiredText(commentLimits.text);

/** The id is made by the sender: sent again, the comment is there once. */
const Message = z.object({ messageId: uuid, text });

/** About the whole workout, or about one set of it, done or not, by its place. */
const MessageOnWorkout = Message.extend({
  rowId: idSchema('prescribed-rows').nullable().default(null),
  setNumber: z.number().int().min(1).max(setLimits.setsARow).nullable().default(null),
}).refine(({ rowId, setNumber }) => (rowId === null) === (setNumber === null), {
  path: ['setNumber'],
  message: 'shell:invalid.required',
});
export type MessageOnWorkout = z.output<typeof MessageOnWorkout>;

/** The newest comment on the screen: one that came meanwhile stays unread. */
const Read = z.object({ until: instant });

/** A set as it was before, or as another device had it. */
export const SetVersion = SetMeasurements.extend({
  loggedAt: z.string(),
  note: z.string(),
  isWarmUp: z.boolean(),
  /** It was taken back. */
  isRemoved: z.boolean(),
  /** The professional who wrote it down, null: the client. */
  author: z.string().nullable(),
});
export type SetVersion = z.output<typeof SetVersion>;

/** One set with all there is about it. */
export const SetDetail = z.object({
  completedWorkoutId: z.uuid(),
  set: LoggedSet,
  /** As it was prescribed; null when the workout was not asked for row by row. */
  row: PrescribedRow.nullable(),
  rowChange: RowChange.nullable(),
  /** The newest first. */
  versions: z.array(SetVersion).max(commentLimits.versions),
  media: z.array(SetMedium),
  comments: z.array(Comment),
});
export type SetDetail = z.output<typeof SetDetail>;

const ofClient = { id: idSchema('clients') };
const workoutOfClient = z.object({ ...ofClient, workoutId: idSchema('completed-workouts') });
const setOfClient = z.object({ ...ofClient, weightId: idSchema('completed-sets') });
const oneComment = z.object({ comment: Comment });

/** What coach and client say to each other about a workout. In the addresses a comment is a message, a set a weight. */
export const commentRoutes = defineRoutes({
  set: {
    endpoint: 'GET /clients/:id/completed-workouts/weight/:weightId',
    permission: 'view workouts',
    params: setOfClient,
    response: z.object({ detail: SetDetail }),
  },
  commentOnSet: {
    endpoint: 'POST /clients/:id/completed-workouts/weight/:weightId/message',
    permission: 'update workouts',
    params: setOfClient,
    body: Message,
    response: oneComment,
  },
  commentOfClient: {
    endpoint: 'POST /clients/:id/completed-workouts/:workoutId/message',
    permission: 'update workouts',
    params: workoutOfClient,
    body: MessageOnWorkout,
    response: oneComment,
  },
  deleteOfClient: {
    endpoint: 'DELETE /clients/:id/completed-workouts/:workoutId/message/:messageId',
    permission: 'update workouts',
    params: workoutOfClient.extend({ messageId: idSchema('comments') }),
    response: emptyResponse,
  },
  readOfClient: {
    endpoint: 'POST /clients/:id/completed-workouts/:workoutId/read',
    permission: 'view workouts',
    params: workoutOfClient,
    body: Read,
    response: emptyResponse,
  },
  commentOnMine: {
    endpoint: 'POST /my/completed-workouts/:id/message',
    permission: 'update own training',
    params: z.object({ id: idSchema('completed-workouts') }),
    body: MessageOnWorkout,
    response: oneComment,
  },
  deleteMine: {
    endpoint: 'DELETE /my/completed-workouts/:id/message/:messageId',
    permission: 'update own training',
    params: z.object({ id: idSchema('completed-workouts'), messageId: idSchema('own-comments') }),
    response: emptyResponse,
  },
  readMine: {
    endpoint: 'POST /my/completed-workouts/:id/read',
    permission: 'view own training',
    params: z.object({ id: idSchema('completed-workouts') }),
    body: Read,
    response: emptyResponse,
  },
});
