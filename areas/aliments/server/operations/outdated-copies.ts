import { findAdmins } from '#areas/collaborators/server/public.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { declarationsChanged } from '../events.ts';
import { tryLockNames } from '../store/aliments.ts';
import { findAccountsWithOutdated, takeOutdated } from '../store/outdated-copies.ts';
import { findByIds } from '../store/search.ts';

export const correctCopiesJob = 'aliments: correct copies of foods';
export const correctAllCopiesJob = 'aliments: find outdated copies of foods';

/** Foods whose copies one transaction corrects. The rest follows a minute later. */
const foodsAtOnce = 100;

/** Job of each minute: a job for each account with copies of foods that declare something else than before. */
export async function correctAllCopies(scope: JobScope): Promise<void> {
  const accountIds = await findAccountsWithOutdated(scope);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(correctCopiesJob, { accountId })));
}

/** Job: the areas with copies of foods correct them, with the rights of an admin, who sees every client. */
export async function correctCopies(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  const [admin] = await findAdmins(scope);
  if (!admin) return;
  const { userId, membershipId, timeZone } = admin;
  const caller = { userId, accountId, membershipId, clientId: null, role: 'admin', timeZone } as const;
  const asAdmin = { ...scope, caller };
  // Otherwise a correction is running, or foods are being saved; the next minute comes anyway.
  if (!(await tryLockNames(asAdmin))) return;
  const ids = await takeOutdated(scope, foodsAtOnce);
  const aliments = await findByIds(scope, ids);
  if (aliments.length > 0) await publish(asAdmin, declarationsChanged, { aliments });
}
