import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { findReadableProfiles } from '#areas/dietary-profiles/server/public.ts';
import { conflictsInText } from '#areas/meal-plans/rules/note-conflicts.ts';
import type { UnreadClient } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findUnreadClients } from '../store/unread.ts';

/**
 * A page of the clients with reports to read, the latest first; those whose notes name a symptom lead the page, then those whose notes name
 * a food that their dietary profile speaks against.
 */
export async function listUnread(
  scope: Scope,
  { page }: { page: number },
): Promise<{ clients: UnreadClient[]; nextPage: number }> {
  const { rows, nextPage } = await findUnreadClients(scope, { page });
  const noted = rows.filter(({ texts }) => texts !== null).map(({ clientId }) => clientId);
  const profiles = await findReadableProfiles(scope, noted);
  const clients = rows.map(({ texts, ...row }): UnreadClient => {
    const [notes, profile] = [texts ?? [], profiles.get(row.clientId)];
    const isAgainst = (note: string) => profile !== undefined && conflictsInText([note], profile).length > 0;
    return { ...row, symptoms: notes.filter(namesSymptom).length, conflicts: notes.filter(isAgainst).length };
  });
  const gravity = ({ symptoms = 0, conflicts = 0 }: UnreadClient) => (symptoms > 0 ? 2 : Number(conflicts > 0));
  return { clients: clients.toSorted((one, other) => gravity(other) - gravity(one)), nextPage };
}
