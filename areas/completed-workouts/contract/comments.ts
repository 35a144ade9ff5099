import { z } from 'zod';
import { chatLimits } from '#areas/chats/contract.ts';
import { idSchema, instant, emptyResponse, requiredText, uuid } from '#shell/common/fields.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { SetMeasurements, LoggedSet, PrescribedRow, RowChange, SetMedium } from './set.ts';
import { Comment } from './workout.ts';

/** The newest comments of a workout that it shows, and the versions of a set. */
export const commentLimits = { aWorkout: 200, versions: 50 } as const;

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

/** Routes of one set. The path segment `weight` is a set. */
export const setDetailRoutes = defineSubjectRoutes({
  detail: {
    own: { endpoint: 'GET /my/completed-workouts/weight/:setId', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/completed-workouts/weight/:setId', permission: 'view workouts' },
    params: setParams,
    response: z.object({ detail: SetDetail }),
  },
});

/** `message` sends one that points at the set. */
export const setRoutes = defineRoutes({
  comment: {
    endpoint: 'POST /clients/:clientId/completed-workouts/weight/:setId/message',
    permission: 'update workouts',
    params: setParams,
    /** The sender generates `messageId`, so that a repeated request stores the message once. */
    body: z.object({ messageId: uuid, text: requiredText(chatLimits.text) }),
    isIdempotent: true,
    response: z.object({ comment: Comment }),
  },
});

export const commentRoutes = defineSubjectRoutes({
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
