import { findAdmins } from '#areas/collaborators/server/public.ts';
import { withSavepoint } from '#shell/server/database/savepoint.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import * as store from '../store/recompute.ts';
import { recordVisit } from './record.ts';

export const recomputeAllJob = 'visits: find outdated results';
export const recomputeJob = 'visits: compute results again';

/** Visits of one transaction; the others follow in the next job. */
const batchSize = 25;

/** Job of each minute: a job for each account with completed visits whose results are of older rules. */
export async function recomputeAllResults(scope: JobScope): Promise<void> {
  const accountIds = await store.findAccountsWithOutdated(scope);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(recomputeJob, { accountId })));
}

/**
 * Job: computes the results of completed visits again, with the rights of an admin. The measurements keep their instant, and those that
 * do not change their author and version. A reopened visit is computed when it is completed. One that fails does not stop the others: it
 * follows in a job of its own, which the queue retries and logs.
 */
export async function recomputeResults(scope: JobScope, { accountId = '', visitId }: Payload): Promise<void> {
  const [admin] = await findAdmins(scope);
  if (!admin) return;
  if (visitId !== undefined) {
    for (const visit of await store.lockCompleted(scope, visitId)) await recompute(scope, { visit, accountId, admin });
    return;
  }
  const visits = await store.lockOutdated(scope, batchSize);
  for (const visit of visits)
    try {
      await withSavepoint(scope, () => recompute(scope, { visit, accountId, admin }));
    } catch {
      await store.keepResults(scope, visit.id);
      await scope.enqueue(recomputeJob, { accountId, visitId: visit.id });
    }
  if (visits.length === batchSize) await scope.enqueue(recomputeJob, { accountId });
}

interface Recomputed {
  visit: store.OutdatedVisit;
  accountId: string;
  admin: Awaited<ReturnType<typeof findAdmins>>[number];
}

async function recompute(scope: JobScope, { visit, accountId, admin }: Recomputed): Promise<void> {
  const { userId, membershipId } = admin;
  const timeZone = visit.timeZone ?? admin.timeZone;
  const caller = { userId, accountId, membershipId, clientId: null, role: 'admin', timeZone } as const;
  // Without an author the values would be those of the client.
  const authored = { ...visit, authorId: visit.authorId ?? membershipId };
  await store.setRecomputed(scope, visit.id, await recordVisit({ ...scope, caller }, authored));
}
