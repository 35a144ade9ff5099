import { z } from 'zod';
import { maxRecipients } from '#areas/assignments/contract.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const maxUnreadPain = 50;

/** A finished workout with exercises that the client skipped because of pain, not yet marked as read by a professional. */
export const UnreadPain = z.object({
  completedWorkoutId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  finishedOn: z.string(),
  /** `note`: what the client wrote about it, or ''. */
  exercises: z.array(z.object({ name: z.string(), note: z.string() })),
});
export type UnreadPain = z.output<typeof UnreadPain>;

export const unreadPainRoutes = defineRoutes({
  /** Of all clients that an assignment names, the latest first. */
  ofRecipients: {
    endpoint: 'POST /completed-workouts/unread-pain',
    permission: 'view workouts',
    body: z.object({
      clientIds: z.array(idSchema('clients')).max(maxRecipients).default([]),
      groupIds: z.array(idSchema('groups')).max(20).default([]),
    }),
    response: z.object({ unreadPain: z.array(UnreadPain).max(maxUnreadPain) }),
  },
});
