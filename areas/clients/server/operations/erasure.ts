import { assertCurrentPassword, updateMembership } from '#areas/account/server/public.ts';
import { ownErasureChanged } from '../../contract/erasure.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { mailErasureJob } from '../erasure-jobs.ts';
import { erasureRequested, erasureWithdrawn } from '../events.ts';
import { emitClientChanged } from '../live.ts';
import * as store from '../store/erasure.ts';
import { ownSubject } from '../subject.ts';

/**
 * A job deletes the client after the days of grace. Until then they have no permissions, and can only take it back. Of concurrent
 * requests the first one counts; the others return the same date.
 */
export async function requestErasure(
  scope: Scope,
  { password }: { password: string },
): Promise<{ deleteAfter: string }> {
  const { clientId } = ownSubject(scope);
  await assertCurrentPassword(scope, { password, field: 'password', action: 'erase client' });
  const { accountId, membershipId } = scope.caller;
  const present = await store.lockErasure(scope, clientId);
  if (present.deleteAfter) return { deleteAfter: present.deleteAfter };
  const deleteAfter = await store.startErasure(scope, clientId);
  await updateMembership(scope, membershipId, { permissions: [] });
  await scope.enqueue(mailErasureJob, { accountId, clientId });
  await publish(scope, erasureRequested, { clientId });
  await emitChanged(scope, clientId);
  return { deleteAfter };
}

/** The client has everything again, as it was. */
export async function withdrawErasure(scope: Scope): Promise<void> {
  const { clientId, membershipId } = scope.caller;
  if (!clientId) throw new Problem(commonProblems.forbidden);
  const { deleteAfter } = await store.lockErasure(scope, clientId);
  if (!deleteAfter) return;
  await store.endErasure(scope, clientId);
  await updateMembership(scope, membershipId, { permissions: null });
  await publish(scope, erasureWithdrawn, { clientId });
  await emitChanged(scope, clientId);
}

/** The professionals see the date; the other open apps of the client show what is left to do. */
async function emitChanged(scope: Scope, clientId: string): Promise<void> {
  await emitClientChanged(scope, [clientId]);
  emitLiveEvent(scope, ownErasureChanged, { membershipIds: [scope.caller.membershipId], data: {} });
}
