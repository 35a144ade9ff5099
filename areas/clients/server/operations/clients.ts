import { deleteLinksOfClient, deleteMembership, sendLink } from '#areas/account/server/public.ts';
import { type Client, type ClientDraft, clientProblems } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { clientDeleted } from '../events.ts';
import * as store from '../store/clients.ts';
import { assertClientLimit } from './limit.ts';

type OneClient = Promise<{ client: Client }>;
type ClientId = { id: string };

export async function getClient(scope: Scope, { id }: ClientId): OneClient {
  return { client: found(await store.findClient(scope, id)) };
}

/** Mails the invitation. A collaborator who adds a client looks after them. */
export async function createClient(scope: Scope, draft: ClientDraft): OneClient {
  await scope.consumeRateLimit({ key: `invitations ${scope.caller.accountId}`, attempts: 500, minutes: 60 });
  await assertClientLimit(scope, 1);
  const { role, membershipId } = scope.caller;
  const collaboratorId = role === 'admin' ? draft.collaboratorId : membershipId;
  const id = newId();
  if (!(await store.insertClient(scope, id, { ...draft, collaboratorId }))) throw emailTaken();
  await invite(scope, id, draft.locale);
  return getClient(scope, { id });
}

/** Only the admin changes the collaborator. A changed e-mail of an unregistered client gets a new invitation. */
export async function updateClient(scope: Scope, { id, ...draft }: ClientId & ClientDraft): OneClient {
  const { client } = await getClient(scope, { id });
  if (await store.isEmailTaken(scope, draft.email, id)) throw emailTaken();
  const collaboratorId = scope.caller.role === 'admin' ? draft.collaboratorId : client.collaboratorId;
  await store.updateClient(scope, id, { ...draft, collaboratorId });
  if (!client.isRegistered && draft.email !== client.email) await inviteAgain(scope, id, draft.locale);
  return getClient(scope, { id });
}

/** Deletes the client with everything assigned and logged. The person's login stays: it may serve other accounts. */
export async function deleteClient(scope: Scope, { id }: ClientId): Promise<void> {
  await getClient(scope, { id });
  await publish(scope, clientDeleted, { clientId: id });
  const membershipId = await store.deleteClient(scope, id);
  if (membershipId) await deleteMembership(scope, membershipId);
}

/** Mails a new link, which voids the previous one. */
export async function resendEmail(scope: Scope, { id }: ClientId): Promise<void> {
  const { client } = await getClient(scope, { id });
  if (client.isRegistered) throw new Problem(clientProblems.already_registered);
  await scope.consumeRateLimit({ key: `invite ${id}`, attempts: 5, minutes: 60 });
  await inviteAgain(scope, id, client.locale);
}

export async function deactivateClient(scope: Scope, { id }: ClientId): OneClient {
  return patchClient(scope, id, { isActive: false });
}

export async function restoreClient(scope: Scope, { id }: ClientId): OneClient {
  const { client } = await getClient(scope, { id });
  if (!client.isActive) await assertClientLimit(scope, 1);
  return patchClient(scope, id, { isActive: true });
}

export async function saveNote(scope: Scope, { id, note }: ClientId & { note: string }): OneClient {
  return patchClient(scope, id, { note });
}

type SubscriptionEnd = ClientId & { subscriptionEnd: string | null };

export async function saveSubscriptionEnd(scope: Scope, { id, subscriptionEnd }: SubscriptionEnd): OneClient {
  return patchClient(scope, id, { subscription_end: subscriptionEnd });
}

async function patchClient(scope: Scope, id: string, changes: store.ClientPatch): OneClient {
  if (!(await store.patchClient(scope, id, changes))) throw new Problem(commonProblems.not_found);
  return getClient(scope, { id });
}

/** The previous link, perhaps mailed to a wrong address, no longer opens anything. */
async function inviteAgain(scope: Scope, clientId: string, language: Client['locale']): Promise<void> {
  await deleteLinksOfClient(scope, scope.caller.accountId, clientId);
  await invite(scope, clientId, language);
}

async function invite(scope: Scope, clientId: string, language: Client['locale']): Promise<void> {
  await sendLink({ ...scope, language }, { kind: 'client', accountId: scope.caller.accountId, clientId });
}

function emailTaken(): Problem {
  return new Problem(clientProblems.email_taken, { field: 'email' });
}
