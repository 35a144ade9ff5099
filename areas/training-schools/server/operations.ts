import { insertTrainingSchoolSession, isRightPassword, newToken } from '#areas/account/server/public.ts';
import { trainingSchoolProblems } from '../contract.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { findUser, readUser } from './store.ts';

/**
 * Logs in a training-school user. The response and its duration are the same for an unknown e-mail and a wrong
 * password.
 */
export async function login(scope: PublicScope, { email, password }: { email: string; password: string }) {
  const limit = { key: `training school login ${email}`, attempts: 10, minutes: 15 };
  await scope.consumeRateLimit(limit);
  await scope.consumeRateLimit({ key: `training school login from ${scope.ipAddress}`, attempts: 100, minutes: 15 });
  const user = await findUser(scope, email);
  if (!(await isRightPassword(password, user?.password_hash)) || !user)
    throw new Problem(trainingSchoolProblems.wrong_login, { field: 'password' });
  const token = newToken();
  const expiresAt = await insertTrainingSchoolSession(scope, { token, userId: user.id });
  await scope.refundRateLimit(limit);
  return { access_token: token, expiresAt };
}

export async function getMe(scope: Scope) {
  return { user: found(await readUser(scope)) };
}
