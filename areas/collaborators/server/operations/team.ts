import { lockTeam, updateMembership } from '#areas/account/server/public.ts';
import { countClientsOf } from '#areas/clients/server/public.ts';
import {
  type CollaboratorDetail,
  type CollaboratorRole,
  collaboratorProblems,
  type collaboratorRoutes,
} from '../../contract.ts';
import { isPermittedTo, storedPermissions } from '../../rules/permissions.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { emitTeamChanged } from '../live.ts';
import { findInvitations } from '../store/invitations.ts';
import { findOwnershipRequest, withdrawRequestsOf } from '../store/ownership.ts';
import * as store from '../store/team.ts';

type OneCollaborator = Promise<{ collaborator: CollaboratorDetail }>;

export async function listTeam(scope: Scope) {
  const [collaborators, invitations, ownershipRequest] = await Promise.all([
    store.findTeam(scope),
    findInvitations(scope),
    findOwnershipRequest(scope),
  ]);
  return { collaborators, invitations, ownershipRequest: ownershipRequest ?? null };
}

export async function getAdmin(scope: Scope) {
  return { admin: found(await store.findAdmin(scope)) };
}

export async function getCollaborator(scope: Scope, { id }: { id: string }): OneCollaborator {
  return { collaborator: found(await store.findCollaborator(scope, id)) };
}

/** Changes role, permissions and hidden name. Nobody changes their own, and the last admin stays admin. */
export async function updateCollaborator(
  scope: Scope,
  { id, version, role, permissions, isNameHidden }: ParsedRequest<typeof collaboratorRoutes.update>,
): OneCollaborator {
  await enterTeam(scope);
  assertPermittedTo(role, permissions);
  const { collaborator } = await getCollaborator(scope, { id });
  if (collaborator.isSelf) throw new Problem(collaboratorProblems.own_role);
  if (collaborator.removedAt) throw new Problem(collaboratorProblems.already_removed);
  if (collaborator.role === 'admin' && (await store.countAdmins(scope)) < 2)
    throw new Problem(collaboratorProblems.last_admin);
  await advanceVersion(
    scope,
    { table: 'memberships', id, version },
    async () => (await getCollaborator(scope, { id })).collaborator,
  );
  if (collaborator.role === 'admin') await withdrawRequestsOf(scope, id);
  const change = { role, permissions: storedPermissions(role, permissions), is_name_hidden: isNameHidden };
  await updateMembership(scope, id, change);
  if (role === 'secretary') await assertHasNoClients(scope, collaborator);
  // Clients read the name in old messages too, also those of whom the collaborator is no longer in charge.
  const readers = isNameHidden === collaborator.isNameHidden ? [] : await store.findClientIds(scope);
  await emitTeamChanged(scope, [id, ...readers]);
  return getCollaborator(scope, { id });
}

export function assertPermittedTo(role: CollaboratorRole, permissions: readonly string[]): void {
  if (!isPermittedTo(role, permissions))
    throw new Problem(collaboratorProblems.not_of_secretary, { field: 'permissions' });
}

/**
 * Refuses a member who is assigned to clients. Call it after the update of the role, which locks the membership: a concurrent assignment
 * has been committed, or waits and then fails.
 */
async function assertHasNoClients(scope: Scope, { id, name }: CollaboratorDetail): Promise<void> {
  if ((await countClientsOf(scope, id)) === 0) return;
  throw new Problem(collaboratorProblems.follows_clients, { values: { name }, field: 'role' });
}

/** Locks the team, and checks that a concurrent change has not taken the caller's role meanwhile. */
export async function enterTeam(scope: Scope): Promise<void> {
  if (!(await lockTeam(scope))) throw new Problem(collaboratorProblems.no_longer_admin);
}
