import { findNamedClients } from '#areas/assignments/server/public.ts';
import { assertVisibleClient, emitToProfessionals, type Subject } from '#areas/clients/server/public.ts';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { liveMeasurementsChanged } from '../../contract.ts';
import type { symptomRoutes } from '../../contract/symptoms.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { symptomNotesRead, symptomsNoted } from '../events.ts';
import {
  findReadSymptoms,
  findUnreadSymptoms,
  insertSymptoms,
  markSymptomsRead,
  type WrittenNote,
} from '../store/symptoms.ts';

/**
 * Stores those of the notes that name pain or a symptom when the client has written them, and publishes those that are new. To be called with
 * every write: the same note of a record is stored once, and one with other words is a further note.
 */
export async function reportSymptoms(
  scope: ActingScope,
  { clientId, authorId }: Subject,
  written: readonly WrittenNote[],
): Promise<void> {
  if (authorId !== null) return;
  const different = new Map(written.map((one) => [`${one.recordId} ${one.note}`, one]));
  const notes = [...different.values()].filter(({ note }) => namesSymptom(note));
  if (notes.length === 0) return;
  const added = await insertSymptoms(scope, { clientId, notes });
  const [latest] = added;
  if (!latest) return;
  await publish(scope, symptomsNoted, { clientId, latest });
  await emitToProfessionals(scope, liveMeasurementsChanged, {
    clientIds: [clientId],
    permission: 'view health records',
    data: { clientId },
  });
}

/** The clients with notes about pain or a symptom that the caller has to read. */
export async function listUnreadSymptoms(
  scope: Scope,
  { clientId }: { clientId?: string | undefined },
): Promise<ApiResponse<typeof symptomRoutes.unread>> {
  if (clientId) await assertVisibleClient(scope, clientId);
  return findUnreadSymptoms(scope, clientId ? [clientId] : null);
}

/** Those of the clients that are named or belong to the groups. Without any there are none. */
export async function listSymptomsOfRecipients(
  scope: Scope,
  recipients: ParsedRequest<typeof symptomRoutes.ofRecipients>,
): Promise<ApiResponse<typeof symptomRoutes.ofRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  const [unread, read] = await Promise.all([findUnreadSymptoms(scope, clientIds), findReadSymptoms(scope, clientIds)]);
  return { ...unread, read };
}

/** Marks notes as read by the caller. */
export async function readSymptoms(scope: Scope, { clientId }: Subject, { ids }: { ids: string[] }): Promise<void> {
  await markSymptomsRead(scope, { clientId, ids });
  await publish(scope, symptomNotesRead, { clientId, ids });
  emitLiveEvent(scope, liveMeasurementsChanged, { membershipIds: [scope.caller.membershipId], data: { clientId } });
}
