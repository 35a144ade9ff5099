import { linkDays } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { deleteLinksOfPerson, insertLink, setToken } from '../store/links.ts';
import { saveSuperAdmin } from '../store/users.ts';
import { newToken } from './passwords.ts';

/**
 * Creates a super admin, or makes the person with this e-mail one. Returns the token of a link that sets the password, or
 * null when the person has one. Called by `npm run user`; no route may do it.
 */
export async function createSuperAdmin(
  scope: Transaction,
  { email, name }: { email: string; name: string },
): Promise<string | null> {
  const { id, hasPassword } = await saveSuperAdmin(scope, { id: newId(), email, name });
  if (hasPassword) return null;
  const empty = { accountId: null, clientId: null, invitationId: null, payload: null };
  const link = { ...empty, id: newId(), kind: 'set', userId: id } as const;
  const token = newToken();
  await deleteLinksOfPerson(scope, id, ['set']);
  await insertLink(scope, { ...link, days: linkDays.set });
  await setToken(scope, link.id, token);
  return token;
}
