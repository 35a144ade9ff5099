import { accountProblems } from '../../contract.ts';
import { accountClosed } from '../../contract/deletion.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { announceJob } from '../deletion-jobs.ts';
import {
  closeAccount,
  deleteSessionsOfTeamAndClients,
  findAdminIds,
  lockAccount,
  openAccountAgain,
} from '../store/deletion.ts';
import { assertCurrentPassword } from './current-password.ts';

/**
 * Closes the account: the team and the clients are logged out and get a mail, and after the days of grace a job deletes it.
 * Of concurrent requests the first closes it; the others return the same date.
 */
export async function requestDeletion(
  scope: Scope,
  { accountName, password }: { accountName: string; password: string },
): Promise<{ deleteAfter: string }> {
  await assertCurrentPassword(scope, { password, field: 'password', action: 'delete account' });
  const account = await lockAccount(scope);
  if (account.name.trim().toLowerCase() !== accountName.toLowerCase())
    throw new Problem(accountProblems.wrong_account_name, { field: 'accountName', values: { name: account.name } });
  if (account.deleteAfter) return { deleteAfter: account.deleteAfter };
  const deleteAfter = await closeAccount(scope);
  for (const membershipId of await deleteSessionsOfTeamAndClients(scope)) closeEndedConnections(scope, membershipId);
  emitLiveEvent(scope, accountClosed, { membershipIds: await findAdminIds(scope), data: {} });
  await announce(scope, 'closed');
  return { deleteAfter };
}

/** Opens a closed account again, with everything that was in it. */
export async function restoreAccount(scope: Scope): Promise<void> {
  if (scope.caller.role !== 'admin' || !scope.caller.accountId) throw new Problem(commonProblems.forbidden);
  const { deleteAfter } = await lockAccount(scope);
  if (!deleteAfter) return;
  await openAccountAgain(scope);
  await announce(scope, 'restored');
}

function announce(scope: Scope, template: 'closed' | 'restored'): Promise<void> {
  return scope.enqueue(announceJob, { accountId: scope.caller.accountId, template });
}
