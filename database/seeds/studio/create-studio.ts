import { hashPassword } from '#areas/account/server/operations/passwords.ts';
import { openAccount } from '#areas/account/server/operations/registration.ts';
import { deleteLinksOfClient } from '#areas/account/server/store/links.ts';
import { insertMembership, insertUser, saveSuperAdmin } from '#areas/account/server/store/users.ts';
import { createClient } from '#areas/clients/server/operations/clients.ts';
import { insertRegistrationConsents } from '#areas/clients/server/operations/consents.ts';
import { setMembership } from '#areas/clients/server/store/clients.ts';
import { ClientDraft } from '#areas/clients/contract.ts';
import type { CollaboratorRole } from '#areas/collaborators/contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { Role } from '#shell/common/permissions.ts';
import type { Caller, PublicScope, Scope } from '#shell/server/database/scope.ts';
import { impersonate } from '#shell/server/public-scope.ts';

/** Creates an account with its admin and binds `scope` to it. */
export async function createStudio(scope: PublicScope, studio: { name: string; admin: NewPerson }): Promise<Scope> {
  const userId = await addPerson(scope, studio.admin);
  const membership = await openAccount(scope, userId, studio.name);
  return impersonate(
    scope,
    callerOf({ userId, membership: { accountId: membership.account_id, id: membership.id }, role: 'admin' }),
  );
}

export interface NewPerson {
  name: string;
  email: string;
  passwordHash: string;
}

/** Creates a person without an account. */
export async function addSuperAdmin(scope: PublicScope, person: NewPerson): Promise<void> {
  await saveSuperAdmin(scope, { ...person, id: await addPerson(scope, person) });
}

/** Creates a coach, a nutritionist or a secretary. */
export async function addCollaborator(admin: Scope, role: CollaboratorRole, person: NewPerson): Promise<Scope> {
  const userId = await addPerson(admin, person);
  const membership = { id: newId(), user_id: userId, role };
  await insertMembership(admin, membership);
  return impersonate(
    admin,
    callerOf({ userId, membership: { accountId: admin.caller.accountId, id: membership.id }, role }),
  );
}

/** Creates a client as the given professional, with an invitation. */
export async function addClient(
  by: Scope,
  draft: Partial<ClientDraft> & { name: string; email: string },
): Promise<string> {
  const { client } = await createClient(by, ClientDraft.parse(draft));
  return client.id;
}

/** Registers a client as if they had opened the invitation: with a login and consents; the invitation is used. */
export async function registerClient(admin: Scope, clientId: string, person: NewPerson): Promise<Scope> {
  await deleteLinksOfClient(admin, admin.caller.accountId, clientId);
  const userId = await addPerson(admin, person);
  const membership = { id: newId(), user_id: userId, role: 'client' as const };
  await insertMembership(admin, membership);
  await setMembership(admin, clientId, { membership_id: membership.id, name: person.name });
  await insertRegistrationConsents(admin, clientId, { healthConsent: true });
  const caller = callerOf({
    userId,
    membership: { accountId: admin.caller.accountId, id: membership.id },
    role: 'client',
  });
  return impersonate(admin, { ...caller, clientId });
}

export async function personWith(name: string, email: string, password: string): Promise<NewPerson> {
  return { name, email, passwordHash: await hashPassword(password) };
}

async function addPerson(scope: PublicScope, { name, email, passwordHash }: NewPerson): Promise<string> {
  const id = newId();
  await insertUser(scope, { id, name, email, password_hash: passwordHash, locale: 'it' });
  return id;
}

interface Belonging {
  userId: string;
  membership: { accountId: string; id: string };
  role: Role;
}

function callerOf({ userId, membership, role }: Belonging): Caller {
  return {
    userId,
    accountId: membership.accountId,
    membershipId: membership.id,
    clientId: null,
    role,
    timeZone: 'Europe/Rome',
  };
}
