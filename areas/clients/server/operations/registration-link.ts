import { createLink, deleteLinksOfClient, newToken, readStudioBrand, sendLink } from '#areas/account/server/public.ts';
import { accountProblems, type StudioBrand } from '#areas/account/contract.ts';
import { clientProblems } from '../../contract.ts';
import type { RegistrationLink } from '../../contract/registration-link.ts';
import { fitsClientLimit } from '../../rules/client-limit.ts';
import type { Language } from '#shell/common/fields.ts';
import { Problem } from '#shell/common/problem.ts';
import { type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { findAccountOfLink, findRegistrationLink, renewLink, switchLink } from '../store/registration-links.ts';
import { saveInvited } from '../store/clients.ts';
import { refuseSecretary } from '../refuse-secretary.ts';
import { assertInvitable } from './clients.ts';
import { limitOfAccount } from './limit.ts';

type OneLink = Promise<{ registrationLink: RegistrationLink | null }>;

/**
 * Creates a registration link to copy or share. It replaces the mailed one, because only the hash of a token is stored. Refused to a
 * secretary, who could register as the client with the link and read the data about the care.
 */
export async function createInvitationLink(scope: Scope, { id }: { id: string }): Promise<{ token: string }> {
  refuseSecretary(scope);
  await assertInvitable(scope, id);
  await scope.consumeRateLimits({ key: `invitation link ${id}`, attempts: 20, minutes: 60 });
  const { accountId } = scope.caller;
  await deleteLinksOfClient(scope, accountId, id);
  await saveInvited(scope, id, true);
  return { token: await createLink(scope, { kind: 'client', accountId, clientId: id }) };
}

export async function getRegistrationLink(scope: Scope): OneLink {
  return { registrationLink: (await findRegistrationLink(scope)) ?? null };
}

export async function switchRegistrationLink(scope: Scope, { isOn }: { isOn: boolean }): OneLink {
  return { registrationLink: await switchLink(scope, { token: newToken(), isOn }) };
}

export async function renewRegistrationLink(scope: Scope): OneLink {
  return { registrationLink: await renewLink(scope, newToken()) };
}

export async function readRegistrationLink(
  scope: PublicScope,
  { token }: { token: string },
): Promise<{ studioName: string; brand: StudioBrand }> {
  await openAccountOfLink(scope, token);
  await assertRoom(scope);
  const brand = await readStudioBrand(scope);
  return { studioName: brand.name, brand };
}

/**
 * Mails a link to the applicant. Until it is opened there is no client, so that an address that does not exist takes no seat
 * of the payment plan.
 */
export async function apply(
  scope: PublicScope,
  { token, name, email, locale }: { token: string; name: string; email: string; locale: Language },
): Promise<void> {
  await scope.consumeRateLimits(
    { key: `apply from ${scope.ipAddress}`, attempts: 60, minutes: 60 },
    { key: `apply ${email}`, attempts: 5, minutes: 60 },
  );
  const accountId = await openAccountOfLink(scope, token);
  await scope.consumeRateLimits({ key: `apply to ${accountId}`, attempts: 300, minutes: 60 });
  await assertRoom(scope);
  await sendLink({ ...scope, language: locale }, { kind: 'applicant', accountId, payload: { name, email, locale } });
}

async function openAccountOfLink(scope: PublicScope, token: string): Promise<string> {
  const accountId = await findAccountOfLink(scope, token);
  if (!accountId) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  await setCurrentAccount(scope, accountId);
  return accountId;
}

/** Throws when the payment plan of the studio has no seat for another client. */
export async function assertRoom(scope: PublicScope, { lock = false } = {}): Promise<void> {
  if (!fitsClientLimit(await limitOfAccount(scope, { lock }), 1)) throw new Problem(clientProblems.studio_full);
}
