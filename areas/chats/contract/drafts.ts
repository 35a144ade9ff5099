import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { pointer, StoredReference } from '../contract.ts';

const maxLength = 10_000;

/** Unlike a message, a draft keeps the spaces at its ends, which are typed before the next word. */
const draftText = z
  .string()
  .max(maxLength)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'shell:invalid.control_character');

/** What the caller has begun to write in a conversation, on all of their devices. */
export const Draft = z.object({
  text: z.string(),
  isInternal: z.boolean(),
  attachment: z.object({ id: z.uuid(), filename: z.string() }).nullable(),
  /** The record that the message will point at. */
  about: StoredReference.nullable(),
  /** A text of another device that `text` replaced; empty: none. */
  otherText: z.string(),
  version: z.int(),
});
export type Draft = z.output<typeof Draft>;

const [view, create] = ['view chats', 'create chats'] as const;
const params = z.object({ id: idSchema('conversations') });

export const draftRoutes = defineRoutes({
  get: {
    endpoint: 'GET /conversations/:id/draft',
    permission: view,
    params,
    /** Null before the first draft. */
    response: z.object({ draft: Draft.nullable() }),
  },
  /** The newest save wins. A record that no longer exists is left out. A text that was saved since `version`, by another device, becomes `otherText`. */
  save: {
    endpoint: 'PUT /conversations/:id/draft',
    permission: create,
    params,
    body: z.object({
      text: draftText,
      isInternal: z.boolean(),
      attachmentId: idSchema('chat-attachments').nullable(),
      ...pointer,
      /** The version that was read or saved last; 0: none. */
      version: z.int().min(0),
      /** Whether `otherText` stays. */
      keepsOther: z.boolean(),
    }),
    response: z.object({ draft: Draft }),
  },
});

/** To the other tabs and devices of the author. */
export const liveDraftChanged = defineLiveEvent(
  'draft.changed',
  z.object({ conversationId: z.uuid(), version: z.int() }),
);
