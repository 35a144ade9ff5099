import { z } from 'zod';
import { defineLiveEvent } from '#shell/common/realtime.ts';

/**
 * To all participants, those of an internal note to the professionals only. Events contain ids and numbers, never text: the log
 * of events outlives a deleted message, and each reader loads what their rights allow.
 */
export const liveMessageCreated = defineLiveEvent(
  'message.created',
  z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    seq: z.number().int(),
    senderId: z.uuid().nullable(),
    /** The kind of record that the message points at; null: none. */
    referenceKind: z.string().nullable(),
  }),
);

export const liveMessageDeleted = defineLiveEvent(
  'message.deleted',
  z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    seq: z.number().int(),
    deletedAt: z.string(),
    referenceKind: z.string().nullable(),
  }),
);

/** To the reader's own tabs and devices: what they have read or muted. `conversationId` is null when everything was read. */
export const liveConversationRead = defineLiveEvent(
  'conversation.read',
  z.object({ conversationId: z.uuid().nullable(), lastReadSeq: z.number().int().nullable() }),
);

/** To all participants: whether the client can write; to the professionals: who answers, and until when it waits. */
export const liveConversationChanged = defineLiveEvent('conversation.changed', z.object({ conversationId: z.uuid() }));

/** To everybody for a wipe for all, otherwise to the tabs and devices of the participant. */
export const liveConversationWiped = defineLiveEvent('conversation.wiped', z.object({ conversationId: z.uuid() }));
