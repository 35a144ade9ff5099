import { isViewSession } from '#areas/account/server/public.ts';
import { findClientMember, ownSubject } from '#areas/clients/server/public.ts';
import {
  type DataExport,
  dataExportChanged,
  dataExportProblems,
  type dataExportRoutes as routes,
} from '../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { FileResponse } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import { type PublicScope, type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { accountFolder } from '#shell/server/files/storage.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { deleteFileJob, exportJob } from './jobs.ts';
import * as store from './store/exports.ts';

/** Part of the signed tickets. */
const purpose = 'data-export';
const ticketDays = 15 / (24 * 60);

export async function getExport(scope: Scope): Promise<{ dataExport: DataExport | null }> {
  const clientId = ownClientId(scope);
  if (await isViewSession(scope)) return { dataExport: null };
  const present = await store.findExport(scope, clientId);
  return { dataExport: present ? toExport(present) : null };
}

/** A job makes the archive. Concurrent and repeated requests get the one that is prepared, or was finished a moment ago. */
export async function requestExport(scope: Scope): Promise<{ dataExport: DataExport }> {
  const { clientId } = ownSubject(scope);
  const { accountId, membershipId } = scope.caller;
  await store.lockExports(scope, clientId);
  const present = await store.findExport(scope, clientId);
  if (present?.isCurrent) return { dataExport: toExport(present) };
  const id = newId();
  const storageKey = `${accountFolder(accountId)}/${id}.zip`;
  const former = await store.replaceExport(scope, { id, clientId, storageKey });
  if (former) await scope.enqueue(deleteFileJob, { storageKey: former });
  await scope.enqueue(exportJob, { accountId, exportId: id, language: scope.language });
  emitLiveEvent(scope, dataExportChanged, { membershipIds: [membershipId], data: {} });
  return { dataExport: toExport(found(await store.findExport(scope, clientId))) };
}

export async function issueTicket(scope: Scope): Promise<{ ticket: string }> {
  const clientId = ownClientId(scope);
  const present = await store.findExport(scope, clientId);
  if (!present?.readyAt) throw new Problem(dataExportProblems.not_ready);
  const { accountId, membershipId } = scope.caller;
  return {
    ticket: scope.tickets.issueTicket([purpose, accountId, membershipId, present.id].join(' '), ticketDays),
  };
}

/** The login is enough for the archive, so that the caller is checked here. */
function ownClientId({ caller }: Scope): string {
  if (!caller.clientId) throw new Problem(commonProblems.forbidden);
  return caller.clientId;
}

/** The archive of a ticket. Its holder must still be a client of the account, also a deactivated one. */
export async function downloadExport(
  scope: PublicScope,
  { ticket }: ParsedRequest<typeof routes.download>,
): Promise<() => Promise<FileResponse>> {
  const [noun, accountId = '', membershipId = '', id] = scope.tickets.verifyTicket(ticket)?.split(' ') ?? [];
  if (noun !== purpose) throw new Problem(commonProblems.not_found);
  await setCurrentAccount(scope, accountId);
  const { clientId, timeZone } = found(await findClientMember(scope, membershipId));
  const present = found(clientId ? await store.findExport(scope, clientId) : undefined);
  if (present.id !== id || !present.readyAt) throw new Problem(commonProblems.not_found);
  const name = `${textsIn(scope.language)('personal-data:export.file')} ${todayIn(timeZone)}.zip`;
  return storedFile(scope, { key: present.storageKey, name });
}

/** Called before the client is deleted, whose row takes that of the archive with it. */
export async function deleteExportOf(scope: RequestOrJobScope, { clientId }: { clientId: string }): Promise<void> {
  const storageKey = await store.findStorageKey(scope, clientId);
  if (storageKey) await scope.enqueue(deleteFileJob, { storageKey });
}

function toExport({ requestedAt, readyAt, expiresAt, sizeBytes, isCurrent }: store.StoredExport): DataExport {
  return { requestedAt, readyAt, expiresAt, sizeBytes, isAbandoned: readyAt === null && !isCurrent };
}
