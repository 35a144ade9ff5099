import { z } from 'zod';
import { readSymptomLimits } from '#areas/assignments/contract/read-symptoms.ts';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const maxUnreadPain = 50;

/** A finished or begun workout in which the client reported pain or wrote of a symptom, which the professional has not read. */
export const UnreadPain = z.object({
  completedWorkoutId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  /** Null: not finished. */
  finishedOn: z.string().nullable(),
  /** Missing in responses of an earlier release, which has finished workouts only. */
  startedAt: z.string().optional(),
  /** The exercises that were skipped because of pain. `note`: what the client wrote about it, or ''. */
  exercises: z.array(z.object({ name: z.string(), note: z.string() })),
  /** Pain at the end, with the comment of the workout, or ''; null: none. Missing in responses of an earlier release. */
  atEnd: z.object({ comment: z.string() }).nullable().optional(),
  /** Comments and notes that name pain or a symptom, also that of `atEnd`. Missing in responses of an earlier release. */
  symptoms: z.array(z.string()).optional(),
  /** Comments and notes of any content since the caller has read the workout; empty when they have not. Missing in responses of an earlier release. */
  newTexts: z.array(z.string()).optional(),
  /** How many further texts there are, which neither list has. Missing in responses of an earlier release. */
  moreTexts: z.number().int().optional(),
});
export type UnreadPain = z.output<typeof UnreadPain>;

export const unreadPainRoutes = defineRoutes({
  /** Of these clients, also inactive ones, and of the active ones of the groups, the latest first. */
  ofRecipients: {
    endpoint: 'POST /completed-workouts/unread-pain',
    permission: 'view workouts',
    body: z.object(recipientIds),
    response: z.object({
      unreadPain: z.array(UnreadPain).max(maxUnreadPain),
      /** The same of the last `readSymptomLimits.days` days that the caller has read. Missing in responses of an earlier release. */
      readPain: z.array(UnreadPain).max(readSymptomLimits.rows).optional(),
    }),
  },
});
