import { accountProblems } from '../../contract.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { PublicScope, Scope, Transaction } from '#shell/server/database/scope.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { endedMembershipsOf, findAdminEmail, findClosedStudioOfClient } from '../store/studio-contacts.ts';
import { findUserByEmail, isSuperAdmin, isUsable, membershipsOf } from '../store/users.ts';
import { deleteSession, deleteSessionsOf, insertSession, insertViewSession, moveSession } from '../store/sessions.ts';
import { isRightPassword, newToken } from './passwords.ts';

export interface Token {
  access_token: string;
  expiresAt: string;
}

/**
 * Logs in with e-mail and password. The response and its duration are the same for an unknown e-mail and a wrong
 * password. The password is verified after the transaction that reads its hash, so that many logins do not occupy the database
 * connections of all requests.
 */
export async function login(
  scope: PublicScope,
  { email, password }: { email: string; password: string },
): Promise<() => Promise<Token>> {
  const limits = [
    { key: `login ${email}`, attempts: 10, minutes: 15 },
    { key: `login from ${scope.ipAddress}`, attempts: 100, minutes: 15 },
  ];
  const [person] = await Promise.all([findUserByEmail(scope, email), scope.consumeRateLimits(...limits)]);
  return async () => {
    if (!(await isRightPassword(password, person?.password_hash)) || !person)
      throw new Problem(accountProblems.wrong_login, { field: 'password' });
    const [token] = await Promise.all([
      scope.inOwnTransaction('write', (own) => startSession(own, person.id)),
      scope.refundRateLimits(...limits),
    ]);
    return token;
  };
}

/** Starts a session in the given membership, or in the newest one of the user. */
export async function startSession(scope: Transaction, userId: string, chosen?: SessionMembership): Promise<Token> {
  const membership = chosen ?? (await newestMembership(scope, userId));
  const token = newToken();
  const expiresAt = await insertSession(scope, { token, userId, membership });
  return { access_token: token, expiresAt };
}

type SessionMembership = { account_id: string; id: string };

/**
 * The newest membership that may be used, otherwise the last one as a deactivated client, who reaches their data; undefined for a super
 * admin.
 */
async function newestMembership(scope: Transaction, userId: string): Promise<SessionMembership | undefined> {
  const memberships = await membershipsOf(scope, userId);
  const newest = memberships.find(isUsable);
  if (newest || (await isSuperAdmin(scope, userId))) return newest;
  const [ended] = await endedMembershipsOf(scope, userId);
  if (ended) return ended;
  const [closed] = memberships;
  if (closed)
    throw new Problem(accountProblems.account_closed, {
      values: { studio: closed.account_name, email: await findAdminEmail(scope, closed.account_id) },
    });
  const closedStudio = await findClosedStudioOfClient(scope, userId);
  if (closedStudio) throw new Problem(accountProblems.account_closed, { values: closedStudio });
  throw new Problem(accountProblems.no_studio);
}

const viewMinutes = 30;

/** Starts a read-only session in which the caller sees what the client sees. */
export async function startViewSession(scope: Scope, clientId: string): Promise<Token> {
  const token = newToken();
  const expiresAt = await insertViewSession(scope, { token, clientId, minutes: viewMinutes });
  return { access_token: token, expiresAt };
}

export async function logout(scope: Scope): Promise<void> {
  await deleteSession(scope, scope.tokenHash);
  closeEndedConnections(scope, scope.caller.userId);
}

/** Ends all sessions of the user but this one. Returns how many that were and had not expired. */
export async function logoutOthers(scope: Scope): Promise<{ ended: number }> {
  const ended = await deleteSessionsOf(scope, scope.caller.userId, scope.tokenHash);
  closeEndedConnections(scope, scope.caller.userId);
  return { ended };
}

export async function createEventTicket({ caller, tickets, tokenHash }: Scope): Promise<{ ticket: string | null }> {
  if (!caller.membershipId) return { ticket: null };
  return { ticket: tickets.issueEventTicket({ ...caller, sessionHash: tokenHash.toString('hex') }) };
}

export async function switchAccount(scope: Scope, { membershipId }: { membershipId: string }): Promise<void> {
  const { userId } = scope.caller;
  const memberships: SessionMembership[] = (await membershipsOf(scope, userId)).filter(isUsable);
  const chosen = [...memberships, ...(await endedMembershipsOf(scope, userId))].find(({ id }) => id === membershipId);
  if (!chosen) throw new Problem(commonProblems.not_found);
  await moveSession(scope, scope.tokenHash, chosen);
  closeEndedConnections(scope, scope.caller.userId);
}
