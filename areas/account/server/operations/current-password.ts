import { accountProblems } from '../../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findUserById } from '../store/users.ts';
import { isRightPassword } from './passwords.ts';

/**
 * Throws `wrong_password` at the field unless it is the password of the caller. Ten wrong ones in 15 minutes are allowed for each
 * action.
 */
export async function assertCurrentPassword(
  scope: Scope,
  { password, field, action }: { password: string; field: string; action: string },
): Promise<void> {
  const limit = { key: `${action} ${scope.caller.userId}`, attempts: 10, minutes: 15 };
  await scope.consumeRateLimits(limit);
  const user = await findUserById(scope, scope.caller.userId);
  if (!(await isRightPassword(password, user?.password_hash)))
    throw new Problem(accountProblems.wrong_password, { field });
  await scope.refundRateLimits(limit);
}
