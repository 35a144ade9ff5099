import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { deleteLinksOfPerson } from '../store/links.ts';
import { readProfile, updateUser } from '../store/users.ts';
import { deleteSessionsOf } from '../store/sessions.ts';
import { mailAccessChange } from './access-changes.ts';
import { assertCurrentPassword } from './current-password.ts';
import { consumeLink, verifyLink } from './links.ts';
import { hashPassword } from './passwords.ts';

/**
 * Enqueues a mail with a link to reset the password. The response is the same for known and unknown addresses, because
 * only the job looks the address up.
 */
export async function requestPasswordReset(scope: PublicScope, { email }: { email: string }): Promise<void> {
  await scope.consumeRateLimits(
    { key: `reset from ${scope.ipAddress}`, attempts: 60, minutes: 60 },
    { key: `reset ${email}`, attempts: 5, minutes: 60 },
  );
  await scope.enqueue('account: reset a password', { email, language: scope.language });
}

/** Throws `link_invalid` for a link that was used or has expired, before a password is typed. */
export async function checkPasswordLink(scope: PublicScope, { token }: { token: string }): Promise<void> {
  await verifyLink(scope, token, 'reset', 'set');
}

/**
 * Sets a new password. All sessions and links of the user become invalid, so that a person who knows only the
 * previous password loses access. A reset enqueues a mail about the change; the first password does not.
 */
export async function resetPassword(
  scope: PublicScope,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = await consumeLink(scope, token, 'reset', 'set');
  const userId = link.userId ?? '';
  await updateUser(scope, userId, { password_hash: await hashPassword(password) });
  await deleteSessionsOf(scope, userId);
  closeEndedConnections(scope, userId);
  await deleteLinksOfPerson(scope, userId, ['email', 'reset', 'set']);
  if (link.kind === 'reset') await mailAccessChange(scope, userId, { template: 'passwordChanged' });
}

/** Sets a new password like `resetPassword`, except that the session of the caller stays. */
export async function changePassword(
  scope: Scope,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ cancelledEmail: string | null }> {
  await assertCurrentPassword(scope, {
    password: currentPassword,
    field: 'currentPassword',
    action: 'change password',
  });
  await updateUser(scope, scope.caller.userId, { password_hash: await hashPassword(password) });
  await deleteSessionsOf(scope, scope.caller.userId, scope.tokenHash);
  closeEndedConnections(scope, scope.caller.userId);
  const { unconfirmedEmail = null } = (await readProfile(scope)) ?? {};
  await deleteLinksOfPerson(scope, scope.caller.userId, ['email', 'reset', 'set']);
  await mailAccessChange(scope, scope.caller.userId, { template: 'passwordChanged' });
  return { cancelledEmail: unconfirmedEmail };
}
