import { assertVisibleClient, findWithdrawn } from '#areas/clients/server/public.ts';
import type { ConsentPurpose } from '#areas/clients/contract/consents.ts';
import { type clientExportRoutes as routes, type DataExport, dataExportProblems } from '../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { clientDataExported } from './events.ts';
import { deleteFileJob } from './jobs.ts';
import { findExport, startExport, ticketFor } from './operations.ts';
import * as store from './store/exports.ts';

type OfClient = ParsedRequest<typeof routes.getOfClient>;

export async function getExportOfClient(
  scope: Scope,
  { clientId }: OfClient,
): Promise<{ dataExport: DataExport | null }> {
  await assertVisibleClient(scope, clientId);
  return findExport(scope, requesterOf(scope, clientId));
}

/**
 * Makes the archive of a client for the admin, in the language of the client. Refused while the client has withdrawn the consent to
 * health data, which the archive would show to the studio; the client can still make their own.
 */
export async function requestExportOfClient(scope: Scope, { clientId }: OfClient): Promise<{ dataExport: DataExport }> {
  await assertVisibleClient(scope, clientId);
  // A withdrawal waits for the lock, too: it deletes an archive that was asked for just before.
  await store.lockExports(scope, clientId);
  const [withdrawn, { name, language }] = [
    await findWithdrawn(scope, clientId),
    await store.findReader(scope, clientId),
  ];
  if (withdrawn.includes('health_data')) throw new Problem(dataExportProblems.consent_withdrawn, { values: { name } });
  const started = await startExport(scope, { ...requesterOf(scope, clientId), language });
  await publish(scope, clientDataExported, { clientId });
  return started;
}

export async function issueTicketOfClient(scope: Scope, { clientId }: OfClient): Promise<{ ticket: string }> {
  await assertVisibleClient(scope, clientId);
  const issued = await ticketFor(scope, requesterOf(scope, clientId));
  await publish(scope, clientDataExported, { clientId });
  return issued;
}

function requesterOf({ caller }: Scope, clientId: string): store.Requester {
  return { clientId, requestedBy: caller.membershipId };
}

/** The archives of the studio show what a withdrawn consent hides from it; that of the client stays. */
export async function withdrawExportsOfStudio(
  scope: Scope,
  { clientId, purpose }: { clientId: string; purpose: ConsentPurpose },
): Promise<void> {
  if (purpose !== 'health_data' && purpose !== 'photos') return;
  await store.lockExports(scope, clientId);
  for (const storageKey of await store.deleteExportsOfStudio(scope, clientId))
    await scope.enqueue(deleteFileJob, { storageKey });
}
