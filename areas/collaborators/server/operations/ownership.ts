import { updateMembership } from '#areas/account/server/public.ts';
import { collaboratorProblems, type OwnershipRequest } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { ownershipAnswered, ownershipOffered } from '../events.ts';
import { emitTeamChanged } from '../live.ts';
import * as store from '../store/ownership.ts';
import { enterTeam, getCollaborator } from './team.ts';

export async function getOwnershipRequest(scope: Scope) {
  return { ownershipRequest: (await store.findOwnershipRequest(scope)) ?? null };
}

/** Offers the account to a collaborator. Nothing changes until they accept; `formerRole` is what the caller becomes. */
export async function offerOwnership(
  scope: Scope,
  { id, formerRole }: { id: string; formerRole: OwnershipRequest['formerRole'] },
): Promise<void> {
  await enterTeam(scope);
  const { collaborator } = await getCollaborator(scope, { id });
  if (collaborator.isSelf || collaborator.role === 'admin') throw new Problem(collaboratorProblems.is_admin);
  if (collaborator.removedAt) throw new Problem(collaboratorProblems.already_removed);
  await store.endExpiredRequests(scope);
  const requestId = newId();
  if (!(await store.insertOwnershipRequest(scope, { id: requestId, to_id: id, former_role: formerRole })))
    throw new Problem(collaboratorProblems.offer_open);
  const from = (await getCollaborator(scope, { id: scope.caller.membershipId })).collaborator;
  await publish(scope, ownershipOffered, { requestId, fromName: from.name, toId: id });
  await emitTeamChanged(scope, [id]);
}

export async function withdrawOwnership(scope: Scope): Promise<void> {
  await answer(scope, await openRequest(scope, { isForMe: false }), 'withdrawn');
}

export async function declineOwnership(scope: Scope): Promise<void> {
  await answer(scope, await openRequest(scope, { isForMe: true }), 'declined');
}

/** Makes the caller an admin, and the one who offered what the offer says. The new admin comes first. */
export async function acceptOwnership(scope: Scope): Promise<void> {
  await enterTeam(scope);
  const request = await openRequest(scope, { isForMe: true });
  const { fromId, toId, formerRole } = request;
  await updateMembership(scope, toId, { role: 'admin', permissions: null, is_name_hidden: false });
  await updateMembership(scope, fromId, { role: formerRole });
  await answer(scope, request, 'accepted');
}

async function answer(scope: Scope, request: OwnershipRequest, outcome: store.Outcome): Promise<void> {
  const { id, fromId, toId, toName } = request;
  if (!(await store.answerOwnershipRequest(scope, id, outcome))) throw new Problem(collaboratorProblems.no_offer);
  await publish(scope, ownershipAnswered, { requestId: id, outcome, fromId, toName });
  await emitTeamChanged(scope, [fromId, toId]);
}

async function openRequest(scope: Scope, { isForMe }: { isForMe: boolean }) {
  const request = await store.findOwnershipRequest(scope);
  if (request?.isForMe !== isForMe) throw new Problem(collaboratorProblems.no_offer);
  return request;
}
