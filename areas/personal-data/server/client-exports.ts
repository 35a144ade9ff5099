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
  // A concurrent withdrawal waits for the same lock, and then deletes the archive.
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

/** Deletes the archives that professionals requested, which would show them what a withdrawn consent hides. That of the client is kept. */
export async function withdrawExportsOfStudio(
  scope: Scope,
  { clientId, purpose }: { clientId: string; purpose: ConsentPurpose },
): Promise<void> {
  if (purpose !== 'health_data' && purpose !== 'photos') return;
  await store.lockExports(scope, clientId);
  for (const storageKey of await store.deleteExportsOfStudio(scope, clientId))
    await scope.enqueue(deleteFileJob, { storageKey });
}
