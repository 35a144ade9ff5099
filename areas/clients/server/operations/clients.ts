import { deleteLinksOfClient, deleteMembership, sendLink } from '#areas/account/server/public.ts';
import { type Client, type ClientDraft, clientProblems } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { clientDeleted } from '../events.ts';
import * as store from '../store/clients.ts';
import { assertClientLimit } from './limit.ts';

type OneClient = Promise<{ client: Client }>;
type Named = { id: string };

export async function getClient(scope: Scope, { id }: Named): OneClient {
  return { client: found(await store.findClient(scope, id)) };
}

/** A collaborator who adds a client looks after them. The invitation is mailed at once. */
export async function createClient(scope: Scope, draft: ClientDraft): OneClient {
  await scope.consumeRateLimit({ key: `invitations ${scope.caller.accountId}`, attempts: 500, minutes: 60 });
  await assertClientLimit(scope, 1);
  const { role, membershipId } = scope.caller;
  const collaboratorId = role === 'admin' ? draft.collaboratorId : membershipId;
  const id = newId();
  if (!(await store.insertClient(scope, id, { ...draft, collaboratorId })))
    throw new Problem(clientProblems.email_taken, { field: 'email' });
  await invite(scope, id, draft.locale);
  return getClient(scope, { id });
}

/** Only the admin hands a client over to another collaborator. A corrected address gets an invitation of its own. */
export async function updateClient(scope: Scope, { id, ...draft }: Named & ClientDraft): OneClient {
  const { client } = await getClient(scope, { id });
  if (await store.isEmailTaken(scope, draft.email, id))
    throw new Problem(clientProblems.email_taken, { field: 'email' });
  const collaboratorId = scope.caller.role === 'admin' ? draft.collaboratorId : client.collaboratorId;
  await store.updateClient(scope, id, { ...draft, collaboratorId });
  if (!client.isRegistered && draft.email !== client.email) await inviteAgain(scope, id, draft.locale);
  return getClient(scope, { id });
}

/** The client, what was assigned to them and what they logged. Their login stays: it is a person's own. */
export async function deleteClient(scope: Scope, { id }: Named): Promise<void> {
  await getClient(scope, { id });
  await publish(scope, clientDeleted, { clientId: id });
  const membershipId = await store.deleteClient(scope, id);
  if (membershipId) await deleteMembership(scope, membershipId);
}

/** A new link; the one sent before no longer opens anything. */
export async function resendEmail(scope: Scope, { id }: Named): Promise<void> {
  const { client } = await getClient(scope, { id });
  if (client.isRegistered) throw new Problem(clientProblems.already_registered);
  await scope.consumeRateLimit({ key: `invite ${id}`, attempts: 5, minutes: 60 });
  await inviteAgain(scope, id, client.locale);
}

export async function deactivateClient(scope: Scope, { id }: Named): OneClient {
  await getClient(scope, { id });
  await store.setActive(scope, id, false);
  return getClient(scope, { id });
}

export async function restoreClient(scope: Scope, { id }: Named): OneClient {
  const { client } = await getClient(scope, { id });
  if (!client.isActive) await assertClientLimit(scope, 1);
  await store.setActive(scope, id, true);
  return getClient(scope, { id });
}

export async function saveNote(scope: Scope, { id, note }: Named & { note: string }): OneClient {
  await getClient(scope, { id });
  await store.patchClient(scope, id, { note });
  return getClient(scope, { id });
}

export async function saveSubscriptionEnd(
  scope: Scope,
  { id, subscriptionEnd }: Named & { subscriptionEnd: string | null },
): OneClient {
  await getClient(scope, { id });
  await store.patchClient(scope, id, { subscription_end: subscriptionEnd });
  return getClient(scope, { id });
}

/** The link sent before, perhaps to a wrong address, opens nothing any more. */
async function inviteAgain(scope: Scope, clientId: string, language: Client['locale']): Promise<void> {
  await deleteLinksOfClient(scope, scope.caller.accountId, clientId);
  await invite(scope, clientId, language);
}

async function invite(scope: Scope, clientId: string, language: Client['locale']): Promise<void> {
  await sendLink({ ...scope, language }, { kind: 'client', accountId: scope.caller.accountId, clientId });
}
