import { accountProblems, type accountRoutes } from '../../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { setCurrentAccount, type PublicScope } from '#shell/server/database/scope.ts';
import { findUserByEmail, insertAccount, insertMembership, insertUser, type Membership } from '../store/users.ts';
import { sendLink, consumeLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { startSession, type Token } from './sessions.ts';

interface Registration {
  name: string;
  businessName: string | null;
  email: string;
  password: string;
  locale: Language;
}

export async function readRegistration({
  settings,
}: PublicScope): Promise<ApiResponse<typeof accountRoutes.registration>> {
  const { COACH_REGISTRATION_DISABLED, showsOutbox, TERMS_URL, PRIVACY_URL } = settings;
  return { open: !COACH_REGISTRATION_DISABLED, devMail: showsOutbox, terms: TERMS_URL, privacy: PRIVACY_URL };
}

/**
 * Mails a link that confirms the registration. Until it is opened, only the link is stored. The response is the same
 * for known and unknown addresses.
 */
export async function register(scope: PublicScope, registration: Registration): Promise<void> {
  if (scope.settings.COACH_REGISTRATION_DISABLED) throw new Problem(accountProblems.registration_closed);
  await scope.consumeRateLimits(
    { key: `register from ${scope.ipAddress}`, attempts: 60, minutes: 60 },
    { key: `register ${registration.email}`, attempts: 5, minutes: 60 },
  );
  const { name, businessName, email, password, locale } = registration;
  const pending = {
    name,
    accountName: businessName ?? name,
    email,
    locale,
    passwordHash: await hashPassword(password),
  };
  await sendLink({ ...scope, language: locale }, { kind: 'coach', payload: pending });
}

/** Creates the account of the coach and logs them in. */
export async function confirmRegistration(scope: PublicScope, { token }: { token: string }): Promise<Token> {
  const { payload: pending } = await consumeLink(scope, token, 'coach');
  const { name = '', accountName = '', email = '', locale = 'it', passwordHash = '' } = pending ?? {};
  if (await findUserByEmail(scope, email)) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  const userId = newId();
  await insertUser(scope, { id: userId, name, email, password_hash: passwordHash, locale: locale as Language });
  return startSession(scope, userId, await openAccount(scope, userId, accountName));
}

/** Creates an account with the user as its admin. */
export async function openAccount(scope: PublicScope, userId: string, name: string): Promise<Membership> {
  const accountId = newId();
  const membership = { id: newId(), user_id: userId, role: 'admin' as const };
  await setCurrentAccount(scope, accountId);
  await insertAccount(scope, accountId, name);
  await insertMembership(scope, membership);
  return { account_id: accountId, id: membership.id, role: membership.role, account_name: name };
}
