import { foundClient } from '../found-client.ts';
import { type CareKind, careKinds } from '../../contract/care.ts';
import { type Client, clientProblems } from '../../contract.ts';
import { inChargeProblems } from '../../contract/in-charge.ts';
import { proposedCareKinds, seesAllClients } from '../../rules/in-charge.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { clientHandedOver, type HandedOver } from '../events.ts';
import {
  findCareKindsOfClient,
  findFirstAdmin,
  lockProfessionals,
  moveClients,
  type Professionals,
  setProfessionals,
} from '../store/client-collaborators.ts';
import { findClient, lockClient } from '../store/clients.ts';
import { findCareKindsPermittedTo, findCollaborators } from '../store/options.ts';
import { findVisibleId } from '../store/visibility.ts';

/** Extension point: the kind of care that is the profession of a member of the team; null when the qualification is not known. */
export const professionOf =
  defineExtensionPoint<(scope: PublicScope, membershipId: string) => Promise<CareKind | null>>('profession');

/** No professional is in charge of any care. */
export const nobody: Professionals = { training: null, nutrition: null };

interface PersonInCharge {
  id: string;
  role: string;
}

/**
 * Returns the professionals assigned to a new or restored client: those that an admin or a secretary selected; else the caller, when the
 * role can be assigned (all but the secretary); else the oldest admin of the account, as for clients who register through the open link.
 * A caller is assigned for permitted kinds of care only; throws `may_follow_nobody` when there is none.
 */
export async function professionalsOfNew(
  scope: PublicScope & Partial<Pick<Scope, 'caller'>>,
  named = nobody,
): Promise<Professionals> {
  const { caller } = scope;
  const mayName = caller && seesAllClients(caller.role);
  if (mayName && careKinds.some((kind) => named[kind] !== null)) return named;
  const follows = caller && caller.role !== 'secretary';
  const person = follows ? { id: caller.membershipId, role: caller.role } : await firstAdmin(scope);
  const permitted = await findCareKindsPermittedTo(scope, person.id);
  if (permitted.length === 0) throw new Problem(inChargeProblems.may_follow_nobody);
  return professionalsFor(scope, person, permitted);
}

/**
 * Returns `professionalsOfNew`, locked until the transaction ends: no role of theirs changes, and none of them is removed. Refuses, at the
 * field, a professional without a permission of the care.
 */
export async function lockedProfessionalsOfNew(scope: Scope, named = nobody): Promise<Professionals> {
  const professionals = await professionalsOfNew(scope, named);
  await assertProfessionals(scope, professionals);
  await assertCare(scope, professionals);
  return professionals;
}

async function firstAdmin(scope: PublicScope): Promise<PersonInCharge> {
  return { id: found(await findFirstAdmin(scope)), role: 'admin' };
}

async function professionalsFor(
  scope: PublicScope,
  { id, role }: PersonInCharge,
  permitted: readonly CareKind[],
): Promise<Professionals> {
  const professions = await Promise.all(extensionsOf(scope, professionOf).map((find) => find(scope, id)));
  const profession = professions.find((one) => one !== null) ?? null;
  const kinds = proposedCareKinds({ role, permitted, profession });
  return {
    training: kinds.includes('training') ? id : null,
    nutrition: kinds.includes('nutrition') ? id : null,
  };
}

/** Makes the caller the professional of a client who has none, for the caller's default kinds of care. */
export async function takeChargeUnlessFollowed(scope: Scope, clientId: string): Promise<void> {
  if ((await findCareKindsOfClient(scope, clientId)).length > 0) return;
  await takeCharge(scope, clientId, await lockedProfessionalsOfNew(scope));
}

/** Makes a member of the team the professional of a client. Throws `followed_already` if the client has one. */
export async function putInCharge(
  scope: Scope,
  { id, membershipId }: { id: string; membershipId: string },
): Promise<{ client: Client }> {
  await lockClient(scope, id);
  foundClient(scope, await findVisibleId(scope, id));
  const member = found((await findCollaborators(scope)).teamMembers.find((one) => one.id === membershipId));
  if ((await findCareKindsOfClient(scope, id)).length > 0) throw new Problem(inChargeProblems.followed_already);
  // Without a permitted kind `assertCare` refuses the default ones.
  const permitted = member.careKinds.length > 0 ? member.careKinds : careKinds;
  const chosen = await professionalsFor(scope, member, permitted);
  await assertProfessionals(scope, chosen);
  await assertCare(scope, chosen, 'membershipId');
  await takeCharge(scope, id, chosen);
  return { client: found(await findClient(scope, id)) };
}

/**
 * A collaborator locks nobody out of the care of another professional: a client whom others follow, too, is deactivated or deleted by an
 * admin only.
 */
export function assertNotFollowedByOthers({ caller }: Scope, { name, othersInCharge = [] }: Client): void {
  if (caller.role === 'admin' || othersInCharge.length === 0) return;
  throw new Problem(clientProblems.followed_by_others, { values: { name, others: othersInCharge.join(', ') } });
}

/** Ends the care that the caller is in charge of; changes nothing when there is none. */
export async function endOwnCare(scope: Scope, { id }: { id: string }): Promise<void> {
  await lockClient(scope, id);
  foundClient(scope, await findVisibleId(scope, id));
  const from = scope.caller.membershipId;
  const ended = await moveClients(scope, { from, to: null, clientId: id });
  await publishHandOvers(
    scope,
    ended.map(({ clientId, kind }) => ({ clientId, kind, from, to: null })),
  );
}

async function takeCharge(scope: Scope, clientId: string, professionals: Professionals): Promise<void> {
  const handedOver = handedOverOf({ id: clientId, before: nobody, after: professionals });
  for (const { kind, to } of handedOver)
    if (to) await setProfessionals(scope, { clientIds: [clientId], kinds: [kind], membershipId: to });
  await publishHandOvers(scope, handedOver);
}

/** Refuses, at the field, a professional who may see nothing of the care. */
export async function assertCare(scope: Scope, chosen: Partial<Professionals>, field?: string): Promise<void> {
  const { teamMembers } = await findCollaborators(scope);
  for (const kind of careKinds) {
    const refused = teamMembers.find((member) => member.id === chosen[kind] && !member.careKinds.includes(kind));
    if (refused)
      throw new Problem(clientProblems[`may_not_see_${kind}`], {
        values: { name: refused.name },
        field: field ?? `${kind}CollaboratorId`,
      });
  }
}

export async function assertProfessionals(scope: Scope, professionals: Professionals): Promise<void> {
  const ids = Object.values(professionals).filter((id) => id !== null);
  if (ids.length > 0 && !(await lockProfessionals(scope, ids))) throw new Problem(commonProblems.not_found);
}

/** Each kind of care that gets another professional. */
export function handedOverOf({
  id,
  before,
  after,
}: {
  id: string;
  before: Professionals;
  after: Professionals;
}): HandedOver[] {
  const all = careKinds.map((kind) => ({ clientId: id, kind, from: before[kind], to: after[kind] }));
  return all.filter(({ from, to }) => from !== to);
}

/** The client reads who follows them when there is a new professional. */
export async function publishHandOvers(scope: Scope, handedOver: readonly HandedOver[]): Promise<void> {
  if (handedOver.length === 0) return;
  await publish(scope, clientHandedOver, { handedOver, announced: handedOver.filter(({ to }) => to !== null) });
}
