import { lockVisibleClients } from '#areas/clients/server/public.ts';
import { collaboratorProblems } from '../../contract.ts';
import { careOfInvited } from '../../rules/care-of-invited.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { impersonate } from '#shell/server/public-scope.ts';
import type { EntrustedClients } from '../events.ts';
import { findInvitationClients, insertInvitationClients } from '../store/invitation-clients.ts';
import type { Invited } from '../store/invitations.ts';
import { findAdmins } from '../store/team.ts';
import { entrust } from './clients-of.ts';
import { enterTeam } from './team.ts';

interface Chosen {
  invitationId: string;
  role: string;
  permissions: readonly string[];
  clientIds: readonly string[];
}

/** Stores the chosen clients of an invitation. Role and permissions determine the kinds of care of the collaborator. */
export async function chooseClients(
  scope: Scope,
  { invitationId, role, permissions, clientIds }: Chosen,
): Promise<void> {
  if (clientIds.length === 0) return;
  if (!(await lockVisibleClients(scope, clientIds))) throw new Problem(commonProblems.not_found);
  const kinds = careOfInvited(role, permissions);
  if (kinds.length === 0) throw new Problem(collaboratorProblems.sees_no_care, { field: 'clientIds' });
  await insertInvitationClients(scope, { invitationId, clientIds, kinds });
}

/** The scope of the admin who hands over the clients of an invitation: who invited, or the first admin if that one is no admin any more. */
export async function asInviter(
  scope: PublicScope,
  { accountId, invitedBy }: { accountId: string; invitedBy: string },
): Promise<Scope> {
  const admins = await findAdmins(scope);
  const admin = admins.find(({ membershipId }) => membershipId === invitedBy) ?? admins[0];
  if (!admin) throw new Error('asInviter: the account has no admin');
  const { userId, membershipId, timeZone } = admin;
  const inviter = impersonate(scope, { userId, membershipId, timeZone, accountId, clientId: null, role: 'admin' });
  await enterTeam(inviter);
  return inviter;
}

/** Hands over the clients of an invitation whose professional has not changed since they were chosen; skips the others. */
export async function entrustChosen(
  scope: Scope,
  { id: invitationId, chosenClients }: Pick<Invited, 'id' | 'chosenClients'>,
  to: string,
): Promise<EntrustedClients> {
  if (chosenClients === 0) return { entrusted: 0, taken: 0, deleted: 0 };
  const known = await findInvitationClients(scope, invitationId);
  await lockVisibleClients(
    scope,
    known.map(({ clientId }) => clientId),
  );
  const chosen = await findInvitationClients(scope, invitationId);
  const taken = new Set(chosen.filter(({ isReassigned }) => isReassigned).map(({ clientId }) => clientId));
  const unchanged = chosen.filter(({ clientId }) => !taken.has(clientId));
  const clientIds = [...new Set(unchanged.map(({ clientId }) => clientId))];
  const kinds = [...new Set(unchanged.map(({ kind }) => kind))];
  if (clientIds.length > 0) await entrust(scope, { clientIds, kinds, to, tellsClients: true });
  const existing = new Set(chosen.map(({ clientId }) => clientId)).size;
  return { entrusted: clientIds.length, taken: taken.size, deleted: chosenClients - existing };
}
