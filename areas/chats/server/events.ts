import { defineEvent } from '#shell/server/events.ts';
import type { ActingScope, RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** Published in the transaction that stores a message. `recipients`: memberships of the other participants. */
export const messageSent = defineEvent<
  {
    conversationId: string;
    messageId: string;
    seq: number;
    authorId: string | null;
    recipients: readonly string[];
    /** The text, or the name of the file. */
    text: string;
    /** The text alone; empty for a file without one. */
    writtenText: string;
    /** Whether the client wrote it and it names pain or a symptom. */
    namesSymptom: boolean;
    /** Set for a voice note. */
    voice: { durationMs: number } | null;
    isAutomatic: boolean;
    /** The record that the message points at. */
    reference: { kind: string; id: string; part: string | null } | null;
    /** A note for the team: the recipients are professionals only. */
    isInternal: boolean;
  },
  ActingScope
>('message sent');

/** The caller has read a conversation up to a message; null: all conversations. */
export const conversationRead = defineEvent<{ conversationId: string | null }>('conversation read');

/** A professional is to answer a conversation. */
export const conversationAssigned = defineEvent<{ conversationId: string; assigneeId: string }>(
  'conversation assigned',
);

/** A message was due and could not be sent. Published in a job. */
export const messageUnsent = defineEvent<
  { accountId: string; conversationId: string; messageId: string; authorId: string },
  RequestOrJobScope
>('message unsent');

/** Published after a message was deleted for everybody. */
export const messageDeleted = defineEvent<{ conversationId: string; messageId: string }>('message deleted');
