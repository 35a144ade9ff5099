import { z } from 'zod';
import { emptyResponse, idSchema, instant, nextPage } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { NotificationFilters } from './contract/filters.ts';
import { kindNames } from './contract/kinds.ts';

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(kindNames),
  /** Values of the text: names as they were, numbers, days. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  subjectId: z.uuid(),
  clientId: z.uuid().nullable(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.output<typeof Notification>;

const mailOutcomes = ['sent', 'read', 'hidden', 'over', 'muted', 'conversation_muted', 'off', 'waiting'] as const;
const pushOutcomes = [...mailOutcomes, 'active', 'no_device', 'dead_device', 'rejected', 'expired', 'quiet'] as const;
const at = z.string();

/** What became of a notification on one channel, and when; `waiting` and `quiet` name the instant when it is due. */
export const Delivery = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('in_app'), outcome: z.enum(['sent', 'off']), at }),
  z.object({ channel: z.literal('push'), outcome: z.enum(pushOutcomes), at }),
  z.object({ channel: z.literal('mail'), outcome: z.enum(mailOutcomes), at }),
]);
export type Delivery = z.output<typeof Delivery>;

const page = z.object({ notifications: z.array(Notification), nextPage });
const notificationParams = z.object({ id: idSchema('notifications') });

export const notificationRoutes = defineRoutes({
  list: {
    endpoint: 'GET /notifications',
    permission: 'view notifications',
    query: NotificationFilters,
    response: page,
  },
  /** `until`: creation of the newest one on the screen; one that arrived since stays unread. */
  markAllRead: {
    endpoint: 'POST /notifications/markAsRead',
    permission: 'view notifications',
    body: z.object({ until: instant.optional() }),
    response: z.object({ currentDate: z.string() }),
  },
  markRead: {
    endpoint: 'POST /notifications/:id/read',
    permission: 'view notifications',
    params: notificationParams,
    response: z.object({ notification: Notification }),
  },
  deliveries: {
    endpoint: 'GET /notifications/:id/deliveries',
    permission: 'view notifications',
    params: notificationParams,
    response: z.object({ deliveries: z.array(Delivery) }),
  },
  /** The notifications of a client, for the professionals who see the client. Their texts name files, advice and surveys. */
  ofClient: {
    endpoint: 'GET /clients/:clientId/notifications',
    permission: 'view health records',
    params: z.object({ clientId: idSchema('clients') }),
    query: NotificationFilters.omit({ clientId: true }),
    response: page,
  },
  /** Sent every 30 seconds while the app is visible and used: no push and no mail for what is before the eyes. */
  recordActivity: {
    endpoint: 'POST /notifications/activity',
    permission: 'view notifications',
    response: emptyResponse,
  },
});

const changed = z.object({ notificationIds: z.array(z.uuid()) });
export const notificationCreated = defineLiveEvent('notification.created', changed);
export const notificationDeleted = defineLiveEvent('notification.deleted', changed);
export const notificationRead = defineLiveEvent('notification.read', changed);

export const notificationProblems = defineProblems('notifications', {
  ticket_invalid: 422,
  endpoint_unknown: 422,
  subscription_invalid: 422,
});
