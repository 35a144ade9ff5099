import { findAdmins } from '#areas/collaborators/server/public.ts';
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
 * do not change their author and version. A reopened visit is computed when it is completed.
 */
export async function recomputeResults(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  const [admin] = await findAdmins(scope);
  if (!admin) return;
  const { userId, membershipId, timeZone } = admin;
  const caller = { userId, accountId, membershipId, clientId: null, role: 'admin', timeZone } as const;
  const visits = await store.lockOutdated(scope, batchSize);
  for (const visit of visits) {
    // Without an author the values would be those of the client.
    const authored = { ...visit, authorId: visit.authorId ?? membershipId };
    await store.setRecomputed(scope, visit.id, await recordVisit({ ...scope, caller }, authored));
  }
  if (visits.length === batchSize) await scope.enqueue(recomputeJob, { accountId });
}
