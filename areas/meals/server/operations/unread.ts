import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { findReadableProfiles } from '#areas/dietary-profiles/server/public.ts';
import { conflictsInText } from '#areas/meal-plans/rules/note-conflicts.ts';
import { maxSymptomNotes, type UnreadClient } from '../../contract/unread.ts';
import { namesMedicine } from '#areas/surveys/rules/medicine-words.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findUnreadClients } from '../store/unread.ts';

/**
 * A page of the clients with reports to read, the latest first; those whose notes name a symptom lead the page, then those whose notes name
 * a food that their dietary profile speaks against.
 */
export async function listUnread(
  scope: Scope,
  request: { page: number; clientId?: string | undefined },
): Promise<{ clients: UnreadClient[]; nextPage: number }> {
  if (request.clientId) await assertVisibleClient(scope, request.clientId);
  const { rows, nextPage } = await findUnreadClients(scope, request);
  const noted = rows.filter(({ texts }) => texts !== null).map(({ clientId }) => clientId);
  const profiles = await findReadableProfiles(scope, noted);
  const clients = rows.map(({ texts, ...row }): UnreadClient => {
    const [notes, profile] = [texts ?? [], profiles.get(row.clientId)];
    const symptoms = notes.filter(({ text }) => namesSymptom(text));
    const conflicts = notes.filter(({ text }) => profile !== undefined && conflictsInText([text], profile).length > 0);
    const medicines = notes.filter(({ text }) => namesMedicine(text)).length;
    const symptomNotes = symptoms.slice(0, maxSymptomNotes);
    return { ...row, symptoms: symptoms.length, conflicts: conflicts.length, medicines, symptomNotes };
  });
  const gravity = ({ symptoms = 0, conflicts = 0 }: UnreadClient) => (symptoms > 0 ? 2 : Number(conflicts > 0));
  return { clients: clients.toSorted((one, other) => gravity(other) - gravity(one)), nextPage };
}
