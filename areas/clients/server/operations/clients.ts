import { foundClient } from '../found-client.ts';
import { deleteLinksOfClient, findMembershipOfEmail, sendLink } from '#areas/account/server/public.ts';
import { type Client, type ClientDraft, type ClientFilters, type ClientHead, clientProblems } from '../../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { RateLimit } from '#shell/server/http/rate-limit.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { publish } from '#shell/server/events.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { mailErasedJob } from '../erasure-jobs.ts';
import {
  clientActivationChanged,
  clientMinorityChanged,
  clientOpened,
  clientStatusChanged,
  professionalsChosen,
} from '../events.ts';
import * as store from '../store/clients.ts';
import { followFreedEmail } from '../login-email.ts';
import { deleteClientForever } from './delete-client.ts';
import { membershipOfClient } from '../store/concerned.ts';
import { lockErased } from '../store/erasure.ts';
import { findClients } from '../store/lists.ts';
import { findIsMinor } from '../store/minors.ts';
import { findClientTypes, findCollaborators } from '../store/options.ts';
import {
  assertCare,
  assertProfessionals,
  handedOverOf,
  nobody,
  lockedProfessionalsOfNew,
  publishHandOvers,
  takeChargeUnlessFollowed,
  assertNotFollowedByOthers,
} from './in-charge.ts';
import { assertClientLimit } from './limit.ts';

type OneClient = Promise<{ client: Client }>;
type ClientId = { id: string };
type Versioned = ClientId & { version: number };

/** Throws not found for a type or collaborator that the account does not have, instead of returning an empty list. */
export async function listClients(scope: Scope, filters: ClientFilters) {
  const { selectedType, collaboratorId } = filters;
  if (selectedType) found((await findClientTypes(scope)).clientTypes.find(({ id }) => id === selectedType));
  if (collaboratorId) found((await findCollaborators(scope)).teamMembers.find(({ id }) => id === collaboratorId));
  return findClients(scope, filters);
}

export async function getClient(scope: Scope, { id }: ClientId): OneClient {
  return { client: foundClient(scope, await store.findClient(scope, id)) };
}

/** For pages of a client that need another permission than `view clients`, such as the completed workouts. */
export async function getHead(scope: Scope, { id }: ClientId): Promise<{ client: ClientHead }> {
  return { client: foundClient(scope, await store.findHead(scope, id)) };
}

/** The record of a client, as a professional opens it. */
export async function openClient(scope: Scope, { id }: ClientId): OneClient {
  const opened = await getClient(scope, { id });
  await publish(scope, clientOpened, { clientId: id });
  return opened;
}

/** The invitations that an account may mail in an hour, of which a request mails `count`. */
export function invitationLimit({ caller }: Pick<Scope, 'caller'>, count: number): RateLimit {
  return { key: `invitations ${caller.accountId}`, attempts: 500, minutes: 60, count };
}

/** Creates a client and mails the invitation, unless it is sent later. `professionalsOfNew` decides who is in charge. */
export async function createClient(
  scope: Scope,
  { sendsInvitation = true, ...draft }: ClientDraft & { sendsInvitation?: boolean },
): OneClient {
  await scope.consumeRateLimits(invitationLimit(scope, 1));
  await assertClientLimit(scope, 1);
  assertBorn(scope, draft);
  await assertNotOfTeam(scope, draft.email);
  const professionals = await lockedProfessionalsOfNew(scope, store.professionalsIn(draft));
  const id = newId();
  const isSecretary = scope.caller.role === 'secretary';
  const values = isSecretary ? { ...draft, goal: null, heightCm: null } : draft;
  if (!(await store.insertClient(scope, { ...values, id, professionals }))) throw emailTaken();
  await publishHandOvers(scope, handedOverOf({ id, before: nobody, after: professionals }));
  if (sendsInvitation) await invite(scope, id, draft.locale);
  return getClient(scope, { id });
}

/**
 * Only the admin may change the professionals. A changed e-mail of an invited client gets a new invitation, unless the client is
 * deactivated, because their invitation does not open.
 */
export async function updateClient(
  scope: Scope,
  { id, version, ...draft }: Versioned & store.ClientChanges,
): OneClient {
  const { client } = await getClient(scope, { id });
  assertBorn(scope, draft);
  const chosen = scope.caller.role === 'admin' ? draft : client;
  const { trainingCollaboratorId, nutritionCollaboratorId } = chosen;
  const [before, after] = [store.professionalsIn(client), store.professionalsIn(chosen)];
  const handedOver = handedOverOf({ id, before, after });
  // A professional who was removed since the form was opened is a conflict of versions.
  if (client.version === version && handedOver.length > 0) {
    await assertProfessionals(scope, after);
    await assertCare(scope, Object.fromEntries(handedOver.map(({ kind, to }) => [kind, to])));
  }
  await advanceClient(scope, { id, version });
  // They log in with it, and change it themselves.
  if (client.isRegistered && draft.email !== client.email)
    throw new Problem(clientProblems.email_of_login, { field: 'email' });
  if (await store.isEmailTaken(scope, draft.email, id)) throw emailTaken();
  if (draft.email !== client.email) await assertNotOfTeam(scope, draft.email);
  const heightCm = draft.heightCm === client.heightCm ? undefined : draft.heightCm;
  // A secretary does not see the goal, so the request of her form has none: it is not changed.
  const goal = scope.caller.role === 'secretary' ? undefined : draft.goal;
  const wasMinor = draft.birthDate === client.birthDate ? null : await findIsMinor(scope, id);
  await store.updateClient(scope, id, { ...draft, goal, heightCm, trainingCollaboratorId, nutritionCollaboratorId });
  if (wasMinor !== null) await publishMinority(scope, id, wasMinor);
  if (heightCm === null) await assertHeightEmptied(scope, client);
  if (handedOver.length > 0) await publish(scope, professionalsChosen, { handedOver });
  await publishHandOvers(scope, handedOver);
  if (!client.isRegistered && draft.email !== client.email) {
    await deleteLinksOfClient(scope, scope.caller.accountId, id);
    await store.saveInvited(scope, id, false);
    if (client.isActive && client.invitedAt !== null) await invite(scope, id, draft.locale);
    await followFreedEmail(scope, client.email);
  }
  return getClient(scope, { id });
}

/** After another date of birth was stored. */
async function publishMinority(scope: Scope, clientId: string, wasMinor: boolean): Promise<void> {
  const isMinor = await findIsMinor(scope, clientId);
  if (isMinor !== wasMinor) await publish(scope, clientMinorityChanged, { clientId, isMinor });
}

/** The record shows a measured height again after it was emptied. */
async function assertHeightEmptied(scope: Scope, { id, heightCm }: Client): Promise<void> {
  const { client } = await getClient(scope, { id });
  if (client.heightCm !== null && client.heightCm === heightCm)
    throw new Problem(clientProblems.height_measured, { field: 'heightCm' });
}

export function assertBorn(
  { caller }: Scope,
  { birthDate }: Pick<ClientDraft, 'birthDate'>,
  field = 'birthDate',
): void {
  if (birthDate !== null && birthDate > todayIn(caller.timeZone))
    throw new Problem(clientProblems.birth_date_in_future, { field });
}

/**
 * Deletes the client with all assignments and logs, once: concurrent requests do not find the client. One who waits for the deletion of
 * their data, which they could have taken back, gets the mail about it now.
 */
export async function deleteClient(scope: Scope, { id }: ClientId): Promise<void> {
  await store.lockClient(scope, id);
  const { client } = await getClient(scope, { id });
  assertNotFollowedByOthers(scope, client);
  const erased = await lockErased(scope, id);
  if (erased) await scope.enqueue(mailErasedJob, { erased: JSON.stringify(erased) });
  await deleteClientForever(scope, id);
  await followFreedEmail(scope, client.email);
}

/**
 * The client, if an invitation may be sent. Locked until the transaction ends, so that of concurrent invitations only the last
 * one is valid.
 */
export async function assertInvitable(scope: Scope, id: string): Promise<Client> {
  await store.lockClient(scope, id);
  const { client } = await getClient(scope, { id });
  if (client.isSample) throw new Problem(clientProblems.is_sample);
  if (client.isRegistered) throw new Problem(clientProblems.already_registered);
  if (!client.isActive) throw new Problem(clientProblems.deactivated);
  return client;
}

export async function resendEmail(scope: Scope, { id }: ClientId): Promise<void> {
  const client = await assertInvitable(scope, id);
  await scope.consumeRateLimits({ key: `invite ${id}`, attempts: 5, minutes: 60 });
  await invite(scope, id, client.locale);
}

/** Deactivates a client, also one who has asked for the deletion of their data: deactivated clients can withdraw the request, too. */
export async function deactivateClient(scope: Scope, { id }: ClientId): OneClient {
  await store.lockClient(scope, id);
  const { client: before } = await getClient(scope, { id });
  assertNotFollowedByOthers(scope, before);
  const client = await patchClient(scope, { id, isActive: false });
  if (before.isActive) await publish(scope, clientActivationChanged, { clientId: id, isActive: false });
  const membershipId = await membershipOfClient(scope, id);
  if (membershipId) closeEndedConnections(scope, membershipId);
  return client;
}

export async function restoreClient(scope: Scope, { id }: ClientId): OneClient {
  const { client } = await getClient(scope, { id });
  if (!client.isActive && !client.isSample) await assertClientLimit(scope, 1);
  await patchClient(scope, { id, isActive: true });
  // Only active clients read who follows them from now on.
  await takeChargeUnlessFollowed(scope, id);
  if (!client.isActive) await publish(scope, clientActivationChanged, { clientId: id, isActive: true });
  return getClient(scope, { id });
}

export async function patchClient(scope: Scope, { id, ...changes }: ClientId & store.ClientPatch): OneClient {
  if (!(await store.patchClient(scope, id, changes))) throw new Problem(commonProblems.not_found);
  const { subscriptionEnd, isActive } = changes;
  if (subscriptionEnd !== undefined || isActive !== undefined)
    await publish(scope, clientStatusChanged, { clientId: id });
  return getClient(scope, { id });
}

export async function saveNote(scope: Scope, { id, version, note }: Versioned & { note: string }): OneClient {
  await getClient(scope, { id });
  await advanceClient(scope, { id, version });
  return patchClient(scope, { id, note });
}

async function advanceClient(scope: Scope, { id, version }: Versioned): Promise<void> {
  await advanceVersion(scope, { table: 'clients', id, version }, async () => (await getClient(scope, { id })).client);
}

/** Mails an invitation and deletes the previous link, which may have been mailed to a wrong address. */
async function invite(scope: Scope, clientId: string, language: Client['locale']): Promise<void> {
  const { accountId } = scope.caller;
  await deleteLinksOfClient(scope, accountId, clientId);
  await sendLink({ ...scope, language }, { kind: 'client', accountId, clientId });
  await store.saveInvited(scope, clientId, true);
}

/** A user has one membership in an account, so a person of the team cannot register as a client of it. */
async function assertNotOfTeam(scope: Scope, email: string): Promise<void> {
  const known = await findMembershipOfEmail(scope, email);
  if (known && known.role !== 'client') throw new Problem(clientProblems.email_of_team, { field: 'email' });
}

function emailTaken(): Problem {
  return new Problem(clientProblems.email_taken, { field: 'email' });
}
