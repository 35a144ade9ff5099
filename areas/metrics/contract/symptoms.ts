import { z } from 'zod';
import { readSymptoms } from '#areas/assignments/contract/read-symptoms.ts';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { emptyResponse, idSchema, uuid } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { metricPermissions as permissions } from './permissions.ts';

/** Clients of one response, and notes of each of them. */
export const symptomLimits = { clients: 50, notes: 5 } as const;

/** Where a client wrote: beside measured values, about a value that they report as wrong, or beside progress photos. */
export const symptomSources = ['measurement', 'dispute', 'photos'] as const;
export type SymptomSource = (typeof symptomSources)[number];

/** A note of a client that names pain or a symptom. */
export const SymptomNote = z.object({
  id: z.uuid(),
  source: z.enum(symptomSources),
  /** The day of the values or photos. */
  day: z.string(),
  note: z.string(),
  writtenAt: z.string(),
});
export type SymptomNote = z.output<typeof SymptomNote>;

/** A client with notes about pain or a symptom that the caller has not read. */
export const ClientWithSymptomNotes = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  /** Number of such notes, and the latest of them, the latest first. */
  noteCount: z.number().int(),
  notes: z.array(SymptomNote).min(1).max(symptomLimits.notes),
});
export type ClientWithSymptomNotes = z.output<typeof ClientWithSymptomNotes>;

export const symptomRoutes = defineRoutes({
  /**
   * The latest first, at most `symptomLimits.clients`; without clients who have withdrawn the consent. `clientId` is sent by apps of an
   * earlier release.
   */
  unread: {
    endpoint: 'GET /metrics/unread-symptoms',
    permission: permissions.view,
    query: z.object({ clientId: idSchema('clients').optional() }),
    response: z.object({ clients: z.array(ClientWithSymptomNotes).max(symptomLimits.clients) }),
  },
  /** As `unread`, of these clients, also inactive ones, and of the active ones of the groups. `read`: notes that the caller has read. */
  ofRecipients: {
    endpoint: 'POST /metrics/unread-symptoms',
    permission: permissions.view,
    body: z.object(recipientIds),
    response: z.object({ clients: z.array(ClientWithSymptomNotes).max(symptomLimits.clients), read: readSymptoms }),
  },
  /** The caller has read these notes. They stay unread for the other professionals. */
  markRead: {
    endpoint: 'POST /clients/:clientId/metrics/symptoms/read',
    permission: permissions.view,
    body: z.object({ ids: z.array(uuid).min(1).max(symptomLimits.notes) }),
    response: emptyResponse,
  },
});
