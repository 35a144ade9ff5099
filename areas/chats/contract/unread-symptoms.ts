import { z } from 'zod';
import { readSymptoms } from '#areas/assignments/contract/read-symptoms.ts';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Clients of one response. */
export const maxClientsWithSymptoms = 50;

/** A client with messages that name pain or a symptom and that the caller has not read. */
export const ClientWithSymptom = z.object({
  clientId: idSchema('clients'),
  clientName: z.string(),
  /** Number of such messages. */
  messages: z.number().int(),
  /** The latest of them; empty when the client has deleted it. */
  text: z.string(),
  sentAt: z.string(),
  /** When the client deleted it. Missing in what an earlier release cached. */
  deletedAt: z.string().nullable().optional(),
});
export type ClientWithSymptom = z.output<typeof ClientWithSymptom>;

export const unreadSymptomRoutes = defineRoutes({
  /** The latest first, at most `maxClientsWithSymptoms`; none for clients. `clientId` is sent by apps of an earlier release. */
  list: {
    endpoint: 'GET /conversations/unread/symptoms',
    permission: 'view chats',
    query: z.object({ clientId: idSchema('clients').optional() }),
    response: z.object({ clients: z.array(ClientWithSymptom).max(maxClientsWithSymptoms) }),
  },
  /** As `list`, of these clients, also inactive ones, and of the active ones of the groups. `read`: messages that the caller has read. */
  ofRecipients: {
    endpoint: 'POST /conversations/unread-symptoms',
    permission: 'view chats',
    body: z.object(recipientIds),
    response: z.object({ clients: z.array(ClientWithSymptom).max(maxClientsWithSymptoms), read: readSymptoms }),
  },
});
