import { hashPassword, insertTrainingSchoolSession, isRightPassword, newToken } from '#areas/account/server/public.ts';
import { trainingSchoolProblems } from '../contract.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { newId } from '#shell/common/ids.ts';
import type { PublicScope, Scope, Transaction } from '#shell/server/database/scope.ts';
import { findUser, readUser, upsertUser } from './store.ts';

/**
 * Logs in a training-school user. The response and its duration are the same for an unknown e-mail and a wrong
 * password. The password is verified after the transaction that reads its hash, as in the login of the other users.
 */
export async function login(scope: PublicScope, { email, password }: { email: string; password: string }) {
  const limits = [
    { key: `training school login ${email}`, attempts: 10, minutes: 15 },
    { key: `training school login from ${scope.ipAddress}`, attempts: 100, minutes: 15 },
  ];
  await scope.consumeRateLimits(...limits);
  const user = await findUser(scope, email);
  return async () => {
    if (!(await isRightPassword(password, user?.password_hash)) || !user)
      throw new Problem(trainingSchoolProblems.wrong_login, { field: 'password' });
    const token = newToken();
    const expiresAt = await scope.inOwnTransaction('write', (own) =>
      insertTrainingSchoolSession(own, { token, userId: user.id }),
    );
    await scope.refundRateLimits(...limits);
    return { access_token: token, expiresAt };
  };
}

/** Creates a training-school user, or sets a new password for the one with this e-mail. Called by `npm run user`. */
export async function saveTrainingSchoolUser(
  scope: Transaction,
  { email, name }: { email: string; name: string },
): Promise<{ password: string }> {
  const password = newToken().slice(0, 20);
  await upsertUser(scope, { id: newId(), email, name, password_hash: await hashPassword(password) });
  return { password };
}

export async function getMe(scope: Scope) {
  return { user: found(await readUser(scope)) };
}
