import { findNamedClients } from '#areas/assignments/server/public.ts';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { findReadableProfiles } from '#areas/dietary-profiles/server/public.ts';
import { conflictsInText } from '#areas/meal-plans/rules/note-conflicts.ts';
import type { clientMealRoutes } from '../../contract.ts';
import { maxSymptomNotes, type UnreadClient } from '../../contract/unread.ts';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { findUnreadClients, findUnreadOf, type UnreadRow } from '../store/unread.ts';

/**
 * A page of the clients with reports to read, the latest first; those whose notes name a symptom lead the page, then those who ate, or
 * whose notes name, a food that their dietary profile speaks against.
 */
export async function listUnread(
  scope: Scope,
  request: { page: number; clientId?: string | undefined },
): Promise<{ clients: UnreadClient[]; nextPage: number }> {
  if (request.clientId) await assertVisibleClient(scope, request.clientId);
  const { rows, nextPage } = await findUnreadClients(scope, request);
  return { clients: await searched(scope, rows), nextPage };
}

/**
 * Those of the clients that an assignment names who reported a symptom, or food that their dietary profile speaks against, that the caller
 * has to read.
 */
export async function listUnreadOfRecipients(
  scope: Scope,
  recipients: ParsedRequest<typeof clientMealRoutes.unreadOfRecipients>,
): Promise<ApiResponse<typeof clientMealRoutes.unreadOfRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  const clients = await searched(scope, await findUnreadOf(scope, clientIds));
  return { clients: clients.filter((client) => gravityOf(client) > 0) };
}

/** With what the notes of the reports name; the gravest first. */
async function searched(scope: Scope, rows: readonly UnreadRow[]): Promise<UnreadClient[]> {
  const noted = rows.filter(({ texts }) => texts !== null).map(({ clientId }) => clientId);
  const profiles = await findReadableProfiles(scope, noted);
  const clients: UnreadClient[] = [];
  const yieldNow = createYield();
  for (const { texts, ...row } of rows) {
    const [notes, profile] = [texts ?? [], profiles.get(row.clientId)];
    const symptoms = notes.filter(({ text }) => namesSymptom(text));
    const conflicts = notes.filter(({ text }) => profile !== undefined && conflictsInText([text], profile).length > 0);
    const medicines = notes.filter(({ text }) => namesMedicine(text)).length;
    const symptomNotes = symptoms.slice(0, maxSymptomNotes);
    clients.push({ ...row, symptoms: symptoms.length, conflicts: conflicts.length, medicines, symptomNotes });
    await yieldNow();
  }
  return clients.toSorted((one, other) => gravityOf(other) - gravityOf(one));
}

function gravityOf({ symptoms = 0, conflicts = 0, eatenConflicts = 0 }: UnreadClient): number {
  return symptoms > 0 ? 2 : Number(conflicts + eatenConflicts > 0);
}
